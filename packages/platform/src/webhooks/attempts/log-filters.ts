import type { OperationTypes } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { queryTimestamp } from '../../http/timestamps.ts';

export type LogQuery = NonNullable<OperationTypes['listWebhookLogs']['parameters']['query']>;

export interface LogFilters {
  tables: { made: boolean; pending: boolean };
  /** What an index answers, or the choice of partitions: it costs nothing to leave out what does not match. */
  indexed: RawBuilder<boolean>;
  /** What has to be looked at row by row; undefined when nothing has to. */
  sifted: RawBuilder<boolean> | undefined;
}

/** @throws ProblemError invalid_parameter */
export function logFilters({ status, event_type, created_at_from, created_at_to }: LogQuery): LogFilters {
  const from = created_at_from === undefined ? undefined : queryTimestamp('created_at_from', created_at_from);
  const to = created_at_to === undefined ? undefined : queryTimestamp('created_at_to', created_at_to);
  const indexed = [
    ...(status === 'failed' ? [sql<boolean>`status = 'failed'`] : []),
    // Whole days: logs are partitioned by them.
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${midnight(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${midnight(to)}::timestamptz + interval '1 day'`]),
  ];
  const sifted = [
    ...(status === 'succeeded' ? [sql<boolean>`status = 'succeeded'`] : []),
    ...(event_type === undefined ? [] : [sql<boolean>`message_type = ${event_type}`]),
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${to}::timestamptz`]),
  ];
  return {
    tables: { made: status !== 'pending', pending: status === undefined || status === 'pending' },
    indexed: all(indexed),
    sifted: sifted.length === 0 ? undefined : all(sifted),
  };
}

const midnight = (moment: string): string => `${moment.slice(0, 10)}T00:00:00.000Z`;

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
