import type { TargetConfiguration } from '@nx/devkit';
import type { Language } from './document.ts';

/** The options of the plugin in nx.json. */
export interface Options {
  /** The folder of generated files, relative to the project. */
  outputFolder?: string;
  /** The targets of each document by verb: changes of built-in targets, `false` to omit one, and further targets. */
  targets?: Readonly<Record<string, TargetOptions | false>>;
  /** Targets that read all documents. */
  combined?: readonly CombinedTarget[];
}

/**
 * A target of each document. `{document}` and `{path}` are replaced by the name and the path of the document, and the input
 * `{files}` by the files of the document. If it has a command or an executor, it replaces a built-in one.
 */
export interface TargetOptions extends TargetConfiguration {
  /** The name of the target, by default the verb. */
  name?: string;
  /** The languages that have the target, by default those of the built-in target, or all. */
  languages?: readonly Language[];
  /** Whether documents with the root key `x-internal: true` have the target, by default true. */
  internal?: boolean;
}

/**
 * A target that reads all documents. The input `{files}` is replaced by the files of all documents, and a dependency such
 * as `lint-{document}` by one for each document that has the target.
 */
export interface CombinedTarget extends TargetConfiguration {
  /** The folder of the project that has the target. */
  project: string;
  target: string;
  /** The languages of the documents that it reads, by default all. */
  languages?: readonly Language[];
}

/** Returns the options with their defaults. */
export function withDefaults(options: Options | undefined): Required<Options> {
  const { outputFolder = 'generated', targets = {}, combined = [] } = options ?? {};
  return { outputFolder, targets, combined };
}
