import { setTimeout } from 'node:timers/promises';
import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { Condition } from './list-rows.ts';
import { type RecordRow, recordColumnsText } from './record.ts';

export interface ScanOptions {
  /** Which records; default: all of the kind. */
  readonly condition?: Condition;
  /** Records per statement. The default lets requests wait for a few milliseconds at most. */
  readonly batchSize?: number;
  /** After a batch, this many times the duration of reading and using it passes until the next one. */
  readonly restFactor: number;
  readonly signal?: AbortSignal | undefined;
}

/** For work in the background. */
export const backgroundRest = 3;

/**
 * Reads the records of a kind in all organizations, batch by batch in the order of organizations and IDs.
 * @throws AbortError
 */
export async function* scanRecords(
  db: Connection,
  { kind }: Resource,
  { condition = sql`true`, batchSize = 100, restFactor, signal }: ScanOptions,
): AsyncGenerator<RecordRow[], void> {
  let last = { organization_id: 0, id: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    const { rows } = await sql<RecordRow>`
      select ${sql.raw(recordColumnsText)} from records
      where kind = ${sql.lit(kind)} and (organization_id, id) > (${last.organization_id}::bigint, ${last.id}::bigint)
        and ${condition}
      order by organization_id, id limit ${sql.lit(batchSize)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1) ?? last;
    await setTimeout((performance.now() - start) * restFactor);
  }
}
