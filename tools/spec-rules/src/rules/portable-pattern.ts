import type { UserContext } from '@redocly/openapi-core';
import { isCopy } from '../preprocessors/inline-property-references.ts';

/**
 * Requires patterns that generators can write as regular expression literals: valid with the flags u and v of JavaScript,
 * and without `/`, which some generators escape although it is escaped, and others do not.
 */
export const portablePattern = () => ({
  Schema(schema: { pattern?: string }, { location, report }: UserContext) {
    const { pattern } = schema;
    if (pattern === undefined || isCopy(schema)) return;
    const problem = problemOf(pattern);
    if (problem) report({ message: `${problem} in the pattern ${pattern}`, location: location.child('pattern') });
  },
});

function problemOf(pattern: string): string | undefined {
  if (pattern.includes('/')) return 'Write / as \\x2F';
  try {
    for (const flag of ['u', 'v']) new RegExp(pattern, flag);
    return undefined;
  } catch {
    return 'Escape characters such as - in a character class';
  }
}
