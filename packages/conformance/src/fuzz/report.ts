import type { Finding } from './finding.ts';
import type { RequestCounts } from './request-counts.ts';

/** Returns a line for each operation with the number of responses by status. */
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

/** Returns the number of requests and of 5xx responses. */
export function summary(counts: RequestCounts, rounds: number): string {
  const failed = counts.rows().reduce((sum, { status, count }) => sum + (status >= 500 ? count : 0), 0);
  return `${counts.total} requests in ${rounds} rounds, ${failed} with status 5xx`;
}

/** Returns a finding with the command that reproduces it and its requests. */
export function findingText({ baseUrl, seed, about, message, commands, curl }: Finding): string {
  return [
    `Mismatch in ${about} of ${baseUrl}: ${message}`,
    `Reproduce with --seed ${seed}`,
    `Commands: ${commands}`,
    'Requests of that run; the last one shows the mismatch:',
    ...curl.map((line) => `  ${line}`),
  ].join('\n');
}
