import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

interface Deprecatable {
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly 'x-deprecated-since'?: unknown;
  readonly 'x-sunset'?: unknown;
}

/** A sentence that names the replacement, or says that there is none. The documentation shows it as a warning. */
const replacement = /(?:^|[.!?]\s+)(?:Use `[^`]+`|There is no replacement\.)/;

/** Requires the date and the replacement of everything that is deprecated, and dates in their order. */
export const deprecation: Oas3Rule = () => {
  // Operations share parameters and schemas, whose problems are reported once.
  const reported = new Set<string>();
  const check = (node: Deprecatable, { location, report }: UserContext) => {
    for (const [key, message] of problemsOf(node)) {
      const at = location.child([key]);
      const problem = `${at.source.absoluteRef} ${at.pointer} ${message}`;
      if (reported.has(problem)) continue;
      reported.add(problem);
      report({ message, location: key in node ? at : location });
    }
  };
  return { Operation: check, Parameter: check, Schema: check };
};

function problemsOf(node: Deprecatable): [key: string, message: string][] {
  const { deprecated, description = '', 'x-deprecated-since': since, 'x-sunset': sunset } = node;
  const problems: [string, string][] = [];
  for (const [key, value] of Object.entries({ 'x-deprecated-since': since, 'x-sunset': sunset })) {
    if (value === undefined) continue;
    if (!isDate(value)) problems.push([key, `${key} must be a date that exists, such as "2027-05-03".`]);
    else if (deprecated !== true) problems.push([key, `${key} requires deprecated: true.`]);
  }
  if (deprecated !== true) return problems;
  if (since === undefined) problems.push(['deprecated', 'deprecated requires x-deprecated-since, the date.']);
  if (isDate(since) && isDate(sunset) && sunset <= since) {
    problems.push(['x-sunset', `x-sunset must be after x-deprecated-since, ${since}.`]);
  }
  if (!replacement.test(description.replaceAll(/\s+/g, ' '))) {
    problems.push([
      'description',
      'The description of what is deprecated must name the replacement in a sentence: "Use `name` ..." or "There is no replacement."',
    ]);
  }
  return problems;
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
