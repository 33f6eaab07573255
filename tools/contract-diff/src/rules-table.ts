import { type Rule, rules, type Severity, severities } from './rules.ts';

/** Returns the change, with an arrow if the other direction has another severity. */
function label({ change, received, sent }: Rule, severity: Severity): string | undefined {
  const inRequests = received[0] === severity;
  const inResponses = sent[0] === severity;
  if (inRequests && inResponses) return change;
  if (inRequests) return `${change} →`;
  return inResponses ? `${change} ←` : undefined;
}

const aligned = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** Returns all rules as a Markdown table with a row per subject. */
export function rulesTable(): string {
  const subjects = Map.groupBy(Object.values<Rule>(rules), ({ subject }) => subject);
  const rows = [...subjects].map(([subject, ofSubject]) => [
    subject,
    ...severities.map((severity) => ofSubject.flatMap((rule) => label(rule, severity) ?? []).join(', ')),
  ]);
  return aligned([['', ...severities], ...rows]);
}
