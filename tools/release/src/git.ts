import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';

/** The environment without what a git hook sets: the folder determines the repository. */
const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;

/** Runs git in a folder and returns its output. */
export function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new UsageError(`git ${args[0]} failed: ${(error?.message ?? stderr).trim()}`);
  return stdout.trimEnd();
}

/** Returns the root of the repository that contains a folder. */
export const repositoryRoot = (folder: string) => git(folder, 'rev-parse', '--show-toplevel');

const hasChanges = (root: string): boolean => git(root, 'status', '--porcelain') !== '';

export const hasTag = (root: string, tag: string): boolean => git(root, 'tag', '--list', tag) !== '';

/** Returns whether git knows the author of a commit. */
const hasIdentity = (root: string): boolean =>
  spawnSync('git', ['var', 'GIT_COMMITTER_IDENT'], { cwd: root, env }).status === 0;

export const tagOf = (version: string) => `v${version}`;
export const subjectOf = (version: string) => `Release ${version}`;

const releaseBranch = 'main';

/** Returns why the repository is not ready for a release. The slow check of the generated code comes last. */
export function readinessProblems(root: string): string[] {
  const problems = gitProblems(root);
  if (problems.length > 0 || isGenerated(root)) return problems;
  return ['Generated code is outdated. Run npm run generate and commit the result.'];
}

/** Returns why git is not ready for a release. */
export function gitProblems(root: string): string[] {
  const branch = git(root, 'branch', '--show-current');
  return [
    ...(branch === releaseBranch ? [] : [`The branch is ${branch || 'detached'}. Switch to ${releaseBranch}.`]),
    ...(hasChanges(root) ? ['The working tree has changes. Commit or stash them.'] : []),
    ...(hasIdentity(root) ? [] : ['Git has no author. Set user.name and user.email.']),
  ];
}

const isGenerated = (root: string) =>
  spawnSync('npm', ['run', '--silent', 'generate:check'], { cwd: root, stdio: 'ignore' }).status === 0;

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
