import { spawnSync } from 'node:child_process';
import { ReleaseError } from './release-error.ts';

/** The environment without what a git hook sets: the folder determines the repository. */
const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;

/** Runs git in a folder and returns its output. */
export function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new ReleaseError(`git ${args[0]} failed: ${(error?.message ?? stderr).trim()}`);
  return stdout.trimEnd();
}

/** Returns the root of the repository that contains a folder. */
export const repositoryRoot = (folder: string) => git(folder, 'rev-parse', '--show-toplevel');

export const hasChanges = (root: string): boolean => git(root, 'status', '--porcelain') !== '';

export const hasTag = (root: string, tag: string): boolean => git(root, 'tag', '--list', tag) !== '';

/** Returns whether git knows the author of a commit. */
export const hasIdentity = (root: string): boolean =>
  spawnSync('git', ['var', 'GIT_COMMITTER_IDENT'], { cwd: root, env }).status === 0;

export const tagOf = (version: string) => `v${version}`;
export const subjectOf = (version: string) => `Release ${version}`;
