import { spawnSync } from 'node:child_process';
import { git, hasChanges, hasIdentity } from './git.ts';

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
