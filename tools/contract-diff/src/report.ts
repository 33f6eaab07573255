import type { Change } from './change.ts';
import { type Severity, severities } from './rules.ts';

/** The input of a report. */
interface Report {
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
}

const headings: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  compatible: 'Compatible',
};

const maxAffected = 3;

/** Returns the first affected requests, responses and events, and the number of the others. */
export function formatAffected({ affected }: Change): string {
  const named = affected.slice(0, maxAffected).join(', ');
  return affected.length > maxAffected ? `${named} and ${affected.length - maxAffected} more` : named;
}

const noChanges = ({ base, head }: Report) => `No changes that affect clients or receivers from ${base} to ${head}.`;

function entry(change: Change): string {
  const lines = [
    `  ${change.location}: ${change.description}`,
    `    ${change.reason} (${change.rule}, ${change.documents.join(' and ')})`,
  ];
  if (change.affected.length > 1 || change.affected[0] !== change.location)
    lines.push(`    in ${formatAffected(change)}`);
  return lines.join('\n');
}

/** Formats a report for a terminal. */
function text(report: Report): string {
  if (report.changes.length === 0) return noChanges(report);
  const sections = severities.flatMap((severity) => {
    const changes = report.changes.filter((change) => change.severity === severity);
    if (changes.length === 0) return [];
    return [`${headings[severity]}: ${changes.length}\n\n${changes.map(entry).join('\n\n')}`];
  });
  return [`Contract changes from ${report.base} to ${report.head}`, ...sections].join('\n\n');
}

// Text from the documents may contain characters that end a table cell or start a tag.
const cell = (text: string) => text.replaceAll(/[\\|<>*_`[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');

const row = (change: Change) =>
  `| ${cell(change.location)} | ${cell(change.description)} | ${cell(change.reason)} | ${cell(formatAffected(change))} |`;

function section(severity: Severity, changes: readonly Change[]): string {
  const table = ['| location | change | reason | affects |', '|---|---|---|---|', ...changes.map(row)].join('\n');
  const heading = `${headings[severity]}: ${changes.length}`;
  if (severity !== 'compatible') return `#### ${heading}\n\n${table}`;
  return `<details><summary>${heading}</summary>\n\n${table}\n\n</details>`;
}

/** Formats a report for a pull request comment. */
function markdown(report: Report): string {
  const title = `### Contract changes from ${cell(report.base)} to ${cell(report.head)}`;
  if (report.changes.length === 0) return `${title}\n\n${cell(noChanges(report))}`;
  const sections = severities.flatMap((severity) => {
    const changes = report.changes.filter((change) => change.severity === severity);
    return changes.length > 0 ? [section(severity, changes)] : [];
  });
  return [title, ...sections].join('\n\n');
}

/** Formats a report for programs. */
function json({ base, head, changes }: Report): string {
  const counts = severities.map((severity) => [
    severity,
    changes.filter((change) => change.severity === severity).length,
  ]);
  return JSON.stringify({ base, head, ...Object.fromEntries(counts), changes }, undefined, 2);
}

export const formats = ['text', 'markdown', 'json'] as const;

export type Format = (typeof formats)[number];

const renderers: Readonly<Record<Format, (report: Report) => string>> = { text, markdown, json };

export const render = (format: Format, report: Report) => renderers[format](report);
