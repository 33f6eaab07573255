import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

export type Language = 'openapi' | 'asyncapi' | 'arazzo';

/** A file under specs/ that stands for itself: a description of an API, or a flow through one. */
export interface Document {
  /** Unique, and part of the names of its targets. */
  name: string;
  language: Language;
  /** From the workspace root. */
  path: string;
  /** Whether it is for a program of ours alone, and not published: the root key `x-internal: true`. */
  internal: boolean;
}

/** specs/<folder>/<file>: deeper files are parts of a document, never one. */
const standsForItself = /^specs\/[^/]+\/[^/]+\.ya?ml$/;

/** The documents among the files of specs/: those with the version of a language as a root key, sorted by path. */
export function findDocuments(workspaceRoot: string, files: readonly string[]): Document[] {
  const found = files
    .filter((path) => standsForItself.test(path))
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
 * The name of the file; where two files share it, that of the folder before it. No error is thrown for the second one,
 * because Nx shows the text of a plugin's error only with --verbose.
 */
function nameOf(path: string, all: readonly string[]): string {
  const folder = basename(dirname(path));
  const stem = stemOf(path);
  const isUnique = all.filter((other) => stemOf(other) === stem).length === 1;
  return isUnique || folder === stem ? stem : `${folder}-${stem}`;
}

const stemOf = (path: string) => basename(path).replace(/(\.(openapi|asyncapi|arazzo))?\.ya?ml$/, '');
