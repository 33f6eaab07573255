import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/**
 * A reference to another file: the value of `$ref` in whatever form, or any value that is a path beginning with a dot
 * (a discriminator's mapping, an example's externalValue, a flow's source). Text is scanned, not parsed: that takes
 * 15 ms for 670 files where parsers take 90 to 470, and Nx asks on every command. A path in prose would count too; that
 * only adds an input.
 */
const reference = /(?:\$ref['"]?:\s*['"]?|[:-]\s+['"]?(?=\.\.?\/))([^\s'"#,{}[\]]+\.(?:ya?ml|json|md))/g;

const remote = /^[a-z][a-z0-9+.-]*:/i;

/**
 * A file of specs/ and every file it refers to, over any number of steps, sorted; from the workspace root.
 * A file that is referred to but missing is in the list as well, so that creating it counts as a change.
 */
export function referencedFiles(workspaceRoot: string, path: string, cache: ReferenceCache): string[] {
  const seen = new Set<string>([path]);
  for (const file of seen) {
    for (const target of cache.get(file) ?? cacheReferences(workspaceRoot, file, cache)) seen.add(target);
  }
  return [...seen].toSorted();
}

/** What each file refers to directly: documents share most of their files. */
export type ReferenceCache = Map<string, readonly string[]>;

function cacheReferences(workspaceRoot: string, file: string, cache: ReferenceCache): readonly string[] {
  const references = directReferences(file, readIfThere(join(workspaceRoot, file)));
  cache.set(file, references);
  return references;
}

/** The files that a text names, from the workspace root. */
export function directReferences(file: string, text: string): string[] {
  const folder = dirname(file);
  const targets = new Set<string>();
  for (const [, value] of text.matchAll(reference)) {
    if (value && !remote.test(value)) targets.add(normalize(join(folder, value)));
  }
  return [...targets];
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
