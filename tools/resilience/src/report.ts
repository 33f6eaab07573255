import { ResponseCounts } from './api-client.ts';

/** What happened during and after faults of one kind. */
export interface FaultResult {
  fault: string;
  times: number;
  counts: ResponseCounts;
  /** The longest, in seconds after the end of the fault. */
  recoveredAfter: number;
  /** How long events were delayed on nodes that the fault did not affect, in seconds; undefined without such nodes. */
  feedDelay: number | undefined;
  restarts: number;
  recordsLost: number;
  eventsLost: number;
  eventsDuplicated: number;
  deliveriesMissing: number;
  leaks: number;
}

export const emptyResult = (fault: string): FaultResult => ({
  fault,
  times: 0,
  counts: new ResponseCounts(),
  recoveredAfter: 0,
  feedDelay: undefined,
  restarts: 0,
  recordsLost: 0,
  eventsLost: 0,
  eventsDuplicated: 0,
  deliveriesMissing: 0,
  leaks: 0,
});

const columns: [title: string, value: (result: FaultResult) => string | number][] = [
  ['times', ({ times }) => times],
  ['503', ({ counts }) => counts.of(503)],
  ['500', ({ counts }) => counts.of(500)],
  ['other', ({ counts }) => counts.others.map(([status, count]) => `${count}x${status}`).join(' ') || 0],
  ['conn.', ({ counts }) => counts.of('connection')],
  ['timeout', ({ counts }) => counts.of('timeout')],
  ['slowest s', ({ counts }) => (counts.longest / 1000).toFixed(1)],
  ['recovered s', ({ recoveredAfter }) => recoveredAfter.toFixed(1)],
  ['feed delay s', ({ feedDelay }) => feedDelay?.toFixed(1) ?? '-'],
  ['restarts', ({ restarts }) => restarts],
  ['records lost', ({ recordsLost }) => recordsLost],
  ['events lost', ({ eventsLost }) => eventsLost],
  ['duplicated', ({ eventsDuplicated }) => eventsDuplicated],
  ['deliveries missing', ({ deliveriesMissing }) => deliveriesMissing],
  ['leaks', ({ leaks }) => leaks],
];

/** Prints a table with a row for each fault. */
export const printTable = (results: readonly FaultResult[]): void =>
  console.table(
    Object.fromEntries(
      results.map((result) => [
        result.fault,
        Object.fromEntries(columns.map(([title, value]) => [title, value(result)])),
      ]),
    ),
  );

export interface Limits {
  recoverySeconds: number;
  feedDelaySeconds: number;
}

/** Returns what exceeds a limit. Losses are reported one by one, when they are found. */
export function limitViolations(result: FaultResult, { recoverySeconds, feedDelaySeconds }: Limits): string[] {
  const { fault, counts, recoveredAfter, feedDelay = 0 } = result;
  const serverErrors = counts.of(500);
  return [
    ...(serverErrors > 0 ? [`${serverErrors} responses with status 500`] : []),
    ...counts.others.map(([status, count]) => `${count} responses with status ${status}`),
    ...(recoveredAfter > recoverySeconds ? [`recovered after ${recoveredAfter.toFixed(1)} s`] : []),
    ...(feedDelay > feedDelaySeconds ? [`delayed the feed of other nodes by ${feedDelay.toFixed(1)} s`] : []),
  ].map((violation) => `${fault}: ${violation}`);
}
