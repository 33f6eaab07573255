import { type Change, type Severity, severities } from './change.ts';

/** What a report tells. */
export interface Report {
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
}

/** What a severity is called above its changes. */
export const headings: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  compatible: 'Compatible',
};

const shown = 3;

/** The places of a change in words, the first few by name. */
export function placesInWords({ affected: places }: Change): string {
  const named = places.slice(0, shown).join(', ');
  return places.length > shown ? `${named} and ${places.length - shown} more` : named;
}

export const nothingChanged = ({ base, head }: Report) =>
  `Nothing that a client or a receiver could notice changed from ${base} to ${head}.`;

function entry(change: Change): string {
  const lines = [
    `  ${change.where}: ${change.description}`,
    `    ${change.reason} (${change.rule}, ${change.documents.join(' and ')})`,
  ];
  if (change.affected.length > 1 || change.affected[0] !== change.where) lines.push(`    in ${placesInWords(change)}`);
  return lines.join('\n');
}

/** For people at a terminal. */
export function text(report: Report): string {
  if (report.changes.length === 0) return nothingChanged(report);
  const sections = severities.flatMap((severity) => {
    const changes = report.changes.filter((change) => change.severity === severity);
    if (changes.length === 0) return [];
    return [`${headings[severity]}: ${changes.length}\n\n${changes.map(entry).join('\n\n')}`];
  });
  return [`The contract from ${report.base} to ${report.head}`, ...sections].join('\n\n');
}

// What comes from the documents may hold characters that end a cell or start a tag.
const cell = (words: string) => words.replaceAll(/[\\|<>*_`[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');

const row = (change: Change) =>
  `| ${cell(change.where)} | ${cell(change.description)} | ${cell(change.reason)} | ${cell(placesInWords(change))} |`;

function section(severity: Severity, changes: readonly Change[]): string {
  const table = ['| where | what | why | reaches |', '|---|---|---|---|', ...changes.map(row)].join('\n');
  const heading = `${headings[severity]}: ${changes.length}`;
  if (severity !== 'compatible') return `#### ${heading}\n\n${table}`;
  return `<details><summary>${heading}</summary>\n\n${table}\n\n</details>`;
}

/** For a comment on a pull request. */
export function markdown(report: Report): string {
  const title = `### Contract: ${cell(report.base)} to ${cell(report.head)}`;
  if (report.changes.length === 0) return `${title}\n\n${cell(nothingChanged(report))}`;
  const sections = severities.flatMap((severity) => {
    const changes = report.changes.filter((change) => change.severity === severity);
    return changes.length > 0 ? [section(severity, changes)] : [];
  });
  return [title, ...sections].join('\n\n');
}

/** For programs: every change with all its places. */
export function json({ base, head, changes }: Report): string {
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
