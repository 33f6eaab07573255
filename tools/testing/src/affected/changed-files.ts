import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the files that differ from a git reference, committed or not, from the root of the repository. */
export const changedFiles = (base: string): string[] =>
  [git('diff', '--name-only', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')]
    .flatMap((output) => output.split('\0'))
    .filter((file) => file !== '' && existsSync(file));

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 50_000_000 });
