import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

export type Language = 'openapi' | 'asyncapi' | 'arazzo';

/** A root document in specs/: an API description or a flow. */
export interface Document {
  /** Unique; part of the target names. */
  name: string;
  language: Language;
  /** From the workspace root. */
  path: string;
  /** Whether it has the root key `x-internal: true` and is not published. */
  internal: boolean;
}

/** specs/<folder>/<file>. Files in deeper folders are parts of documents. */
const rootPath = /^specs\/[^/]+\/[^/]+\.ya?ml$/;

/** Returns the files with the version of a language as a root key, sorted by path. */
export function findDocuments(workspaceRoot: string, files: readonly string[]): Document[] {
  const found = files
    .filter((path) => rootPath.test(path))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(workspaceRoot, path), 'utf8');
      const language = languageOf(text);
      return language ? [{ language, path, internal: isInternal.test(text) }] : [];
    });
  const paths = found.map(({ path }) => path);
  return found.map((document) => ({ ...document, name: nameOf(document.path, paths) }));
}

const rootKey = /^['"]?(openapi|asyncapi|arazzo)['"]?:/m;

const isInternal = /^x-internal:\s*true\s*$/m;

const languageOf = (text: string) => rootKey.exec(text)?.[1] as Language | undefined;

/**
 * Returns the file name, prefixed by the folder name if several files have the same name. Duplicates throw no error,
 * because Nx shows plugin errors only with --verbose.
 */
function nameOf(path: string, all: readonly string[]): string {
  const folder = basename(dirname(path));
  const stem = stemOf(path);
  const isUnique = all.filter((other) => stemOf(other) === stem).length === 1;
  return isUnique || folder === stem ? stem : `${folder}-${stem}`;
}

const stemOf = (path: string) => basename(path).replace(/(\.(openapi|asyncapi|arazzo))?\.ya?ml$/, '');
