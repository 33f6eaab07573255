import { execFileSync } from 'node:child_process';

/** Git refused: an unknown reference, a file that a commit does not have, a folder that is no repository. */
export class GitRefused extends Error {
  override readonly name = 'GitRefused';
}

/** Runs git in a folder and answers what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch (cause) {
    throw new GitRefused(`git ${args[0]} failed in ${folder}`, { cause });
  }
}
