import { type ProblemInfo, problems } from '@worklane/contract';
import type { Description } from './description.ts';

/** Describes an error of the API by its code. */
export function describeProblem(code: string): Description | undefined {
  const problem = (problems as Readonly<Record<string, ProblemInfo>>)[code];
  if (!problem) return undefined;
  const { status, title, description } = problem;
  return {
    data: { problem: code, status, title, description },
    heading: `${code}: ${title} (${status})`,
    text: description,
    sections: [],
  };
}
