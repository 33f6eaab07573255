import { type Severity, severities } from './change.ts';
import { type Rule, rules } from './rules.ts';

/** The change in words, with its direction where the other one is judged otherwise. */
function inWords({ change, received, sent }: Rule, severity: Severity): string | undefined {
  const inRequests = received[0] === severity;
  const inAnswers = sent[0] === severity;
  if (inRequests && inAnswers) return change;
  if (inRequests) return `${change} →`;
  return inAnswers ? `${change} ←` : undefined;
}

const aligned = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** All rules as a Markdown table, a line for each subject. */
export function rulesTable(): string {
  const subjects = Map.groupBy(Object.values<Rule>(rules), ({ subject }) => subject);
  const rows = [...subjects].map(([subject, ofSubject]) => [
    subject,
    ...severities.map((severity) => ofSubject.flatMap((rule) => inWords(rule, severity) ?? []).join(', ')),
  ]);
  return aligned([['', ...severities], ...rows]);
}
