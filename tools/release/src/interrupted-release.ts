import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { git, hasChanges } from './git.ts';

/** The file that exists from the first edit of a release to its commit. It contains the commit on which the release started. */
const markerPath = (root: string) => resolve(root, git(root, 'rev-parse', '--git-path', 'worklane-release'));

const head = (root: string) => git(root, 'rev-parse', 'HEAD');

export const markStarted = (root: string) => writeFileSync(markerPath(root), head(root));

export const markEnded = (root: string) => rmSync(markerPath(root), { force: true });

/** Moves the edits of a release that did not reach its commit to the stash. Returns whether there were any. */
export function stashInterrupted(root: string): boolean {
  const marker = markerPath(root);
  if (!existsSync(marker)) return false;
  const interrupted = readFileSync(marker, 'utf8') === head(root) && hasChanges(root);
  if (interrupted) git(root, 'stash', 'push', '--include-untracked', '--message', 'Interrupted release');
  markEnded(root);
  return interrupted;
}
