import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** Tests that read files, or start programs, instead of importing them: [changed files, tests that can fail]. */
const dependencies: readonly (readonly [changed: string, tests: string])[] = [];

/** Returns the tests that imports do not connect with changed files. Paths are from the root of the repository. */
export const testsBeyondImports = (changed: readonly string[]): string[] =>
  dependencies
    .filter(([pattern]) => changed.some((file) => matchesGlob(file, pattern)))
    .flatMap(([, tests]) => globSync(tests));
