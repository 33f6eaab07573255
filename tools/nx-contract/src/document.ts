import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

export type Language = 'openapi' | 'asyncapi' | 'arazzo';

/** A root document: an API description or a flow. */
export interface Document {
  /** Unique in its project; part of the names of targets and files. */
  name: string;
  language: Language;
  /** From the workspace root. */
  path: string;
  /** The folder of its project, from the workspace root. */
  project: string;
  /** Whether it has the root key `x-internal: true`. */
  internal: boolean;
}

/** A document with all of its files, relative to the workspace root. */
export interface DocumentWithFiles extends Document {
  files: readonly string[];
}

/**
 * Returns the files with the version of a language as a root key, sorted by path.
 * @param projectOf returns the project of each document.
 */
export function findDocuments(
  workspaceRoot: string,
  files: readonly string[],
  projectOf: (paths: readonly string[]) => ReadonlyMap<string, string>,
): Document[] {
  const found = files.toSorted().flatMap((path) => {
    const text = readFileSync(join(workspaceRoot, path), 'utf8');
    const language = languageOf(path, text);
    return language ? [{ language, path, internal: isInternal.test(text) }] : [];
  });
  const projects = projectOf(found.map(({ path }) => path));
  return found.map((document) => {
    const project = projects.get(document.path) ?? dirname(document.path);
    const neighbors = found.map(({ path }) => path).filter((path) => projects.get(path) === project);
    return { ...document, project, name: nameOf(document.path, neighbors) };
  });
}

const rootKey = /^['"]?(openapi|asyncapi|arazzo)['"]?:/m;

const isInternal = /^x-internal:\s*true\s*$/m;

/** JSON may be indented or on one line, so its root keys are found by parsing. */
const languageOf = (path: string, text: string) =>
  path.endsWith('.json') ? languageOfJson(text) : (rootKey.exec(text)?.[1] as Language | undefined);

const languages = ['openapi', 'asyncapi', 'arazzo'] as const;

function languageOfJson(text: string): Language | undefined {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null) return undefined;
    return languages.find((language) => language in content);
  } catch {
    // A file that is not valid JSON is not a document; another tool reports it.
    return undefined;
  }
}

/**
 * Returns the file name, prefixed by the folder name if several files of a project have the same name. Duplicates throw no
 * error, because Nx shows plugin errors only with --verbose.
 */
function nameOf(path: string, all: readonly string[]): string {
  const folder = basename(dirname(path));
  const stem = stemOf(path);
  const isUnique = all.filter((other) => stemOf(other) === stem).length === 1;
  return isUnique || folder === stem ? stem : `${folder}-${stem}`;
}

const stemOf = (path: string) => basename(path).replace(/(\.(openapi|asyncapi|arazzo))?\.(ya?ml|json)$/, '');
