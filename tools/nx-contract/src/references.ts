import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/**
 * Matches references to other files: the value of `$ref`, or a value that is a relative path (a discriminator mapping, an
 * externalValue of an example, the source of a flow). The text is scanned instead of parsed because Nx runs the plugin on
 * every command: scanning takes 15 ms for 670 files, parsing 90 to 470 ms. A path in prose matches too, which only adds
 * an input.
 */
const reference = /(?:\$ref['"]?:\s*['"]?|[:-]\s+['"]?(?=\.\.?\/))([^\s'"#,{}[\]]+\.(?:ya?ml|json|md))/g;

const remote = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns a file and all files it references, over any number of steps, sorted and relative to the workspace root.
 * Missing files are included, so that creating one is a change.
 */
export function referencedFiles(workspaceRoot: string, path: string, cache: ReferenceCache): string[] {
  const seen = new Set<string>([path]);
  for (const file of seen) {
    for (const target of cache.get(file) ?? cacheReferences(workspaceRoot, file, cache)) seen.add(target);
  }
  return [...seen].toSorted();
}

/** The direct references of each file. Documents share most of their files. */
export type ReferenceCache = Map<string, readonly string[]>;

function cacheReferences(workspaceRoot: string, file: string, cache: ReferenceCache): readonly string[] {
  const references = directReferences(file, readIfExists(join(workspaceRoot, file)));
  cache.set(file, references);
  return references;
}

/** Returns the files that a text references, relative to the workspace root. */
export function directReferences(file: string, text: string): string[] {
  const folder = dirname(file);
  const targets = new Set<string>();
  for (const [, value] of text.matchAll(reference)) {
    if (value && !remote.test(value)) targets.add(normalize(join(folder, value)));
  }
  return [...targets];
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
