import { execFileSync } from 'node:child_process';
import { UsageError } from '@worklane/contract/command-line';

/** Runs git in a folder and returns its output. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  });

export function repositoryRoot(folder: string): string {
  try {
    return git(folder, 'rev-parse', '--show-toplevel').trimEnd();
  } catch (cause) {
    throw new UsageError(`${folder} is not in a git repository. Run the command inside a checkout.`, { cause });
  }
}

/** Returns the hash of the commit that a branch, a tag or a commit names. */
export function commitOf(root: string, reference: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`).trimEnd();
  } catch (cause) {
    const advice = 'Pass a branch, tag or commit; in a shallow clone, fetch it first.';
    throw new UsageError(`Unknown git reference "${reference}". ${advice}`, { cause });
  }
}
