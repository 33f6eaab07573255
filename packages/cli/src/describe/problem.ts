import { type ProblemInfo, problems } from '@worklane/contract';
import type { Description } from './description.ts';

/** Describes an error of the API by its code: the cause and the remedy. */
export function describeProblem(code: string): Description | undefined {
  const problem = (problems as Readonly<Record<string, ProblemInfo>>)[code];
  if (!problem) return undefined;
  const { status, title, cause, remedy } = problem;
  return {
    data: { problem: code, status, title, cause, remedy },
    heading: `${code}: ${title} (${status})`,
    text: `${cause}\n\n${plainText(remedy)}`,
    sections: [],
  };
}

/** Returns Markdown with indented instead of fenced code, and links as their text. */
const plainText = (markdown: string) =>
  markdown
    // Input: trusted, a text of the contract.
    .replace(/^```\w*\n([\s\S]*?)\n```$/gm, (_, code: string) => code.replace(/^/gm, '  '))
    // Input: trusted, as above.
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
