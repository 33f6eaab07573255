import { severities } from '@worklane/contract-diff';
import { subjectOf, tagOf } from './git.ts';
import { releaseFolder, tarballName } from './pack.ts';
import type { ReleasePlan } from './plan.ts';

/** Returns all that a release will do, for the terminal. */
export function describePlan(plan: ReleasePlan): string {
  const { from, to, published, sections, files, changeFiles } = plan;
  return [
    `Packages: ${from} -> ${to}\n${list(published)}`,
    describeContract(plan),
    ...[...sections].map(([path, section]) => `--- ${path}\n\n${section}`),
    '---',
    `Edited files:\n${list([...files.keys()])}`,
    `Removed change files:\n${list(changeFiles.map(({ path }) => path))}`,
    `Commit: ${subjectOf(to)}\nTag: ${tagOf(to)}`,
    `In ${releaseFolder(to)}:\n${list([...published.map((name) => tarballName(name, to)), 'SHA256SUMS', 'notes.md'])}`,
  ].join('\n\n');
}

const list = (lines: readonly string[]) => (lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`).join('\n');

function describeContract({ contract: { from, to, changes, bump } }: ReleasePlan): string {
  if (bump === 'none') return `Contract: ${from}, unchanged`;
  const counts = severities.map((name) => `${changes.filter(({ severity }) => severity === name).length} ${name}`);
  return `Contract: ${from} -> ${to}\n  ${counts.join(', ')}; the documents, generated code and the record of the contract are updated`;
}
