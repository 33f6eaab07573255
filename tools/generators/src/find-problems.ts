import { BaseResolver } from '@redocly/openapi-core';
import { checkConsistency } from '@worklane/spec-rules';
import { lintFile, located } from './redocly.ts';
import type { SpecProblem } from './spec-problem.ts';
import { documents, flowPaths } from './specifications.ts';

/** Checks the documents against each other. Each must be valid, so that no mistake is reported twice. */
export async function lintConsistency(
  paths = { ...documents, flows: flowPaths() },
  resolver = new BaseResolver(),
): Promise<SpecProblem[]> {
  return (await checkConsistency(paths, resolver)).map(located);
}

/** Returns the problems of every document, or those between valid documents. */
export async function findProblems(): Promise<SpecProblem[]> {
  const problems: SpecProblem[] = [];
  for (const path of Object.values(documents)) problems.push(...(await lintFile(path)));
  return problems.length > 0 ? unique(problems) : lintConsistency();
}

/** Removes the problems that a shared file causes in another document too. */
export function unique(problems: readonly SpecProblem[]): SpecProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
