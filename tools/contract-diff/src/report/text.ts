import { type Change, severities } from '../change.ts';
import { headings, nothingChanged, placesInWords, type Report } from './report.ts';

function entry(change: Change): string {
  const lines = [
    `  ${change.where}: ${change.what}`,
    `    ${change.why} (${change.rule}, ${change.documents.join(' and ')})`,
  ];
  if (change.places.length > 1 || change.places[0] !== change.where) lines.push(`    in ${placesInWords(change)}`);
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
