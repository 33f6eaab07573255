import type { Finding } from './finding.ts';
import type { RequestCounts } from './request-counts.ts';

/** What was asked, how often, and how it was answered: a line for each operation. */
export function requestTable(counts: RequestCounts): string {
  const byOperation = Map.groupBy(counts.rows(), ({ operation }) => operation);
  const width = Math.max(...[...byOperation.keys()].map((name) => name.length));
  return [...byOperation]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([operation, rows]) => {
      const counts = rows.toSorted((a, b) => a.status - b.status).map(({ status, count }) => `${status}: ${count}`);
      return `${operation.padEnd(width)}  ${counts.join('  ')}`;
    })
    .join('\n');
}

/** Requests, and how many answers were 5xx. */
export function summary(counts: RequestCounts, rounds: number): string {
  const failed = counts.rows().reduce((sum, { status, count }) => sum + (status >= 500 ? count : 0), 0);
  return `${counts.total} requests in ${rounds} rounds, ${failed} answered with 5xx`;
}

/** A finding, with the command that shows it again and the requests that lead to it. */
export function findingText({ seed, about, message, commands, curl }: Finding): string {
  return [
    `FOUND with ${about}: ${message}`,
    `Again: npm run fuzz -- --seed ${seed}`,
    `Commands: ${commands}`,
    'Requests, the last of which shows it; ids are those of that run:',
    ...curl.map((line) => `  ${line}`),
  ].join('\n');
}
