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
export interface TargetOptions extends Target {
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
export interface CombinedTarget extends Target {
  /** The folder of the project that has the target. */
  project: string;
  target: string;
  /** The languages of the documents that it reads, by default all. */
  languages?: readonly Language[];
}

/**
 * A target configuration of Nx. It is declared here because the declarations of Nx do not compile without skipLibCheck, and
 * neither would programs that import ours.
 */
interface Target {
  executor?: string;
  command?: string;
  options?: Readonly<Record<string, unknown>>;
  configurations?: Readonly<Record<string, unknown>>;
  defaultConfiguration?: string;
  dependsOn?: readonly (string | object)[];
  inputs?: readonly (string | object)[];
  outputs?: readonly string[];
  cache?: boolean;
  continuous?: boolean;
  parallelism?: boolean;
  metadata?: Readonly<Record<string, unknown>>;
}

/** Returns the options with their defaults. */
export function withDefaults(options: Options | undefined): Required<Options> {
  const { outputFolder = 'generated', targets = {}, combined = [] } = options ?? {};
  return { outputFolder, targets, combined };
}
