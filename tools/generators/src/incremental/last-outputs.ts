import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFolders, root } from '../specifications.ts';
import type { ResultCache } from './result-cache.ts';

const kind = 'outputs';

/** Returns whether the generated folders are what an earlier run made of the same inputs: no file missing, changed or added. */
export async function isCurrent(cache: ResultCache, inputs: string): Promise<boolean> {
  const generated = await cache.get(kind, inputs);
  return generated !== undefined && generated === outputsHash(writtenFiles());
}

/** Remembers the files that were generated from these inputs, by their path from the root. */
export const rememberOutputs = (
  cache: ResultCache,
  inputs: string,
  files: ReadonlyMap<string, string>,
): Promise<void> => cache.set(kind, inputs, outputsHash(files));

const outputsHash = (files: ReadonlyMap<string, string | Buffer>): string =>
  hash(
    'sha256',
    [...files.keys()]
      .toSorted()
      .map((file) => `${file} ${hash('sha256', files.get(file) ?? '')}\n`)
      .join(''),
  );

function writtenFiles(): Map<string, Buffer> {
  const folders = Object.values(generatedFolders).map((folder) => join(root, folder));
  const paths = folders.flatMap((folder) => (statSync(folder, { throwIfNoEntry: false }) ? filesIn(folder) : []));
  return new Map(paths.map((path) => [path.slice(root.length), readFileSync(path)]));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
