import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, SpecError, type SpecFiles } from '@worklane/generators';
import { deriveFiles } from '@worklane/spec-rules';

/** Returns whether the specifications are valid apart from files that follow from a record. */
export const hasOnlyDerivable = (error: unknown): boolean =>
  error instanceof SpecError && error.problems.every(({ rule }) => rule === 'worklane/derived-file');

/** Writes the files of specs/ that follow from the schemas and examples of records. */
export function writeDerived(files: SpecFiles): void {
  const read = (path: string) => files.get(join(root, 'specs', path))?.text;
  for (const [path, text] of deriveFiles(read)) {
    if (read(path) === text) continue;
    const file = join(root, 'specs', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
