import { BaseResolver, type Config } from '@redocly/openapi-core';
import { checkConsistency } from '@worklane/spec-rules';
import type { ResultCache } from './incremental/result-cache.ts';
import type { SpecFiles } from './incremental/spec-files.ts';
import { lintFile, located } from './redocly.ts';
import type { SpecProblem } from './spec-problem.ts';
import { documents, flowPaths, redoclyConfig } from './specifications.ts';

/** Checks the documents against each other. Each must be valid, so that no mistake is reported twice. */
export async function lintConsistency(
  paths = { ...documents, flows: flowPaths() },
  resolver = new BaseResolver(),
): Promise<SpecProblem[]> {
  return (await checkConsistency(paths, resolver)).map(located);
}

/** The specifications of a run, and what earlier runs found to be valid. */
export interface LintRun {
  readonly files: SpecFiles;
  readonly config: Config;
  readonly cache: ResultCache | undefined;
  resolver(): BaseResolver;
}

/** Returns the problems of every document, or those between valid documents. */
export async function findProblems(run: LintRun): Promise<SpecProblem[]> {
  const problems = await lintFiles(run, Object.values(documents));
  return problems.length > 0 ? problems : lintConsistency(undefined, run.resolver());
}

/** Returns the problems of documents or flows. A valid one is not checked again until one of its files changes. */
export async function lintFiles(run: LintRun, paths: readonly string[]): Promise<SpecProblem[]> {
  const problems: SpecProblem[] = [];
  for (const path of paths) problems.push(...(await lintChanged(run, path)));
  return unique(problems);
}

async function lintChanged({ files, config, cache, resolver }: LintRun, path: string): Promise<SpecProblem[]> {
  const inputs = `${path} ${files.hashOf([redoclyConfig, ...files.closure(path)])}`;
  if ((await cache?.get('valid', inputs)) !== undefined) return [];
  const problems = await lintFile(path, resolver(), config);
  if (problems.length === 0) await cache?.set('valid', inputs, '');
  return problems;
}

/** Removes the problems that a shared file causes in another document too. */
export function unique(problems: readonly SpecProblem[]): SpecProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
