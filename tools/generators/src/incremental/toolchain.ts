import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../specifications.ts';

/** The code that generation runs. */
const folders = ['tools/generators/src', 'tools/spec-rules/src', 'packages/contract/src/openapi'];

/** The versions of all installed packages, which npm writes with each installation. */
const installed = 'node_modules/.package-lock.json';

/** Returns a hash of everything that generation depends on besides specs/, or undefined if it is unknown. */
export function toolchainHash(): string | undefined {
  try {
    const files = [...folders.flatMap(filesIn), installed];
    const contents = files.map((file) => `${file} ${hash('sha256', readFileSync(join(root, file)))}\n`);
    return hash('sha256', `${process.version}\n${contents.join('')}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(root.length))
    .toSorted();
