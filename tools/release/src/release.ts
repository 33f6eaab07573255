import { applyPlan } from './apply.ts';
import { describePlan } from './describe-plan.ts';
import { git, hasTag, subjectOf, tagOf } from './git.ts';
import { markEnded, markStarted, stashInterrupted } from './interrupted-release.ts';
import { packRelease, releaseFolder } from './pack.ts';
import { planRelease } from './plan.ts';
import { gitProblems, readinessProblems } from './readiness.ts';
import { ReleaseError } from './release-error.ts';
import { readWorkspace } from './workspace.ts';

type Print = (text: string) => void;

/** Prints the next release, and why the repository is not ready for it. Changes nothing. */
export function previewRelease(root: string, date: string, version: string | undefined, print: Print): void {
  print(describePlan(planRelease(root, date, version)));
  const problems = readinessProblems(root);
  print(['\nDry run: nothing was changed.', ...problems.map((problem) => `Not ready: ${problem}`)].join('\n'));
}

/**
 * Makes the next release in the repository: edits, tarballs, then the commit and its tag.
 *
 * An error or a crash before the commit leaves nothing but the edits, which move to the stash; the next run starts again. A
 * crash between commit and tag is continued by the next run.
 * @throws {ReleaseError} if the release is refused or a step fails
 */
export function makeRelease(root: string, date: string, version: string | undefined, print: Print): void {
  if (stashInterrupted(root)) print('The edits of an interrupted release are in the stash: git stash show.');
  refuseIf(gitProblems(root));
  const present = readWorkspace(root).root.manifest.version;
  if (git(root, 'log', '-1', '--format=%s') === subjectOf(present) && !hasTag(root, tagOf(present))) {
    print(`Continuing the release of ${present}, which has its commit but no tag.`);
    packRelease(root);
    tagRelease(root, present, print);
    return;
  }

  const plan = planRelease(root, date, version);
  if (hasTag(root, tagOf(plan.to))) throw new ReleaseError(`The tag ${tagOf(plan.to)} exists already.`);
  refuseIf(readinessProblems(root));
  print(describePlan(plan));
  markStarted(root);
  try {
    applyPlan(root, plan);
    packRelease(root);
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', subjectOf(plan.to));
  } catch (error) {
    if (stashInterrupted(root)) print('\nThe release failed. Its edits are in the stash: git stash show.');
    throw error;
  }
  markEnded(root);
  tagRelease(root, plan.to, print);
}

function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
}

function tagRelease(root: string, version: string, print: Print): void {
  const tag = tagOf(version);
  git(root, 'tag', '--annotate', '--message', subjectOf(version), tag);
  print(`
Released ${version} in this clone: a commit, the tag ${tag}, and tarballs in ${releaseFolder(version)}.

Publish it, which starts the release workflow:
  git push --atomic origin main ${tag}
Then record it for the upgrade tests, on an empty PostgreSQL 15, and commit the recording:
  npx nx run @worklane/platform:record-release --database-url URL
To undo it before the push:
  git tag --delete ${tag} && git reset --hard HEAD~1`);
}
