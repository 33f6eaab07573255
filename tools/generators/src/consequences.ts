import { basename } from 'node:path';
import { pascalCase } from '@worklane/spec-rules';
import type { SpecProblem } from './spec-problem.ts';

/** Operations, types, events and scopes: `getTask`, `TaskCreated`, `task.created`, `tasks.read`. */
const name = /\b(?:[a-z-]+\.[a-z_]+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b/g;

/** Returns what a problem is about: the names in its message and that of its file. */
const namesIn = ({ file, message }: SpecProblem): Set<string> =>
  new Set(`${basename(file).replace(/\.ya?ml$/, '')} ${message}`.match(name));

/** A keyword is unknown, missing or of another type, so that a file may not say what it is meant to say. */
export const isStructural = ({ rule }: SpecProblem): boolean => rule === 'struct';

/**
 * Returns the problems of successive checks without those that probably follow from an earlier one: in the same line, in a
 * file of invalid structure, or about something that the earlier one names.
 */
export function withoutConsequences(successive: readonly (readonly SpecProblem[])[]): SpecProblem[] {
  const kept: SpecProblem[] = [];
  for (const problems of successive) {
    const names = new Set(kept.flatMap((problem) => [...namesIn(problem)]));
    const places = new Set(kept.map((each) => (isStructural(each) ? each.file : `${each.file}:${each.line}`)));
    const isNew = (problem: SpecProblem) =>
      !places.has(problem.file) &&
      !places.has(`${problem.file}:${problem.line}`) &&
      namesIn(problem).isDisjointFrom(names);
    kept.push(...problems.filter(isNew));
  }
  return kept;
}

/** Returns the problems of derived files without those that follow from a problem in the file, in a record or of its kind. */
export const ofValidRecords = (derived: readonly SpecProblem[], others: readonly SpecProblem[]): SpecProblem[] =>
  derived.filter(({ file }) => others.every((other) => other.file !== file && !isSource(other, file)));

/** Returns whether a file may be derived from what a problem is in: the record of its kind or an example, and for paths and messages the rest of it. */
function isSource({ file, message }: SpecProblem, derived: string): boolean {
  const [, folder, schema] = /\/kinds\/([\w-]+)(?:\/(\w+))?\.yaml$/.exec(file) ?? [];
  const [, kind] = /\/kinds\/([\w-]+)[/.]|\/derived\/([\w-]+)\.yaml$/.exec(derived)?.filter(Boolean) ?? [];
  const isOfKind = folder !== undefined && folder === (kind ?? folder);
  return (
    (isOfKind && ((schema ?? pascalCase(folder)) === pascalCase(folder) || !derived.includes('/kinds/'))) ||
    message.endsWith(` resource kind ${kind}.`)
  );
}
