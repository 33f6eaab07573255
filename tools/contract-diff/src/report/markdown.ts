import { type Change, type Severity, severities } from '../change.ts';
import { headings, nothingChanged, placesInWords, type Report } from './report.ts';

// What comes from the documents may hold characters that end a cell or start a tag.
const cell = (words: string) => words.replaceAll(/[\\|<>*_`[\]]/g, '\\$&').replaceAll(/\s+/g, ' ');

const row = (change: Change) =>
  `| ${cell(change.where)} | ${cell(change.what)} | ${cell(change.why)} | ${cell(placesInWords(change))} |`;

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
