import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Resource, resources } from '@worklane/contract';
import { uniqueFieldsOf } from '@worklane/contract/record-rules';
import { sql } from 'kysely';
import type { Core } from '../core.ts';
import { onOneNode } from '../database/scheduler.ts';
import type { Connection } from '../database/store.ts';
import { duplicateRecords } from './constraint-problems.ts';
import { fromRow, type RecordRow, unknownFields } from './record.ts';
import { InvalidRecordError, recordViolations } from './record-validation.ts';
import { backgroundRest, removedKind, type ScanOptions, scanRecords } from './require-accepted-records.ts';

/** Milliseconds between two checks of what was invalid. */
const interval = 10_000;

/** Invalid records of a kind that a check logs. */
const maxLogged = 5;

const known = Object.values<Resource>(resources);

const fingerprints = known.map(({ fingerprint }) => fingerprint);

/** Nodes of the same release wait for one of them, not for those of another release. */
const lockName = `check stored records ${createHash('sha256').update(fingerprints.join()).digest('hex')}`;

/** Checks in the background whether the contract accepts the stored records, until it is stopped. */
export function startStoredRecordCheck({ store, clock, logger }: Pick<Core, 'store' | 'clock' | 'logger'>) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onInvalid = (err: InvalidRecordError) => logger.error({ err }, 'a stored record violates the contract');
  let found: Awaited<ReturnType<typeof findInvalidRecords>>;
  let changed: ReadonlySet<string> | undefined;
  const run = async (isStart: boolean) => {
    try {
      await onOneNode(store, lockName, (db) => checkStoredRecords(db, clock(), { isStart, signal, onInvalid }));
      found = await findInvalidRecords(store.db);
      changed = await changedKinds(store.db);
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'stored records could not be checked');
    }
  };
  const first = run(true);
  const repeat = async () => {
    await first;
    while (!signal.aborted) {
      await setTimeout(interval, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await run(false);
    }
  };
  const running = repeat();
  return {
    /** Resolves after the first check. */
    first,
    /** The number of invalid records of each kind, as of the last check. */
    counts: () => ({ ...Object.fromEntries(known.map(({ kind }) => [kind, 0])), ...found }),
    /** Whether records of a kind may be invalid, as far as this node knows. */
    mayBeInvalid: (kind: string) => found === undefined || kind in found,
    /** Whether stored events of a kind may have records of another schema. */
    mayHaveChanged: ({ kind }: Resource) => changed === undefined || changed.has(kind),
    /** Waits for a running check. One that a silent database holds up longer ends when the store closes. */
    async stop(seconds: number): Promise<void> {
      stopping.abort();
      await Promise.race([running, setTimeout(seconds * 1000, undefined, { ref: false })]);
    },
  };
}

export interface CheckOptions {
  /** Checks also a kind of which another schema has been checked since: nodes of its release may have written records. */
  isStart?: boolean;
  signal?: AbortSignal;
  /** Called for the first invalid records of each kind. */
  onInvalid?: (error: InvalidRecordError) => void;
}

/**
 * Checks the stored records of each kind whose schema has not been checked yet, or had invalid records.
 * @throws AbortError
 */
export async function checkStoredRecords(db: Connection, now: Date, options: CheckOptions = {}): Promise<void> {
  const checks = await db.selectFrom('stored_record_checks').selectAll().execute();
  for (const resource of known) {
    const { kind, fingerprint } = resource;
    const own = checks.find((each) => each.kind === kind && each.fingerprint === fingerprint);
    const isOutdated = checks.some((each) => each.kind === kind && each.checked_at > (own?.checked_at ?? ''));
    const isDone = own?.invalid_records === 0 && !(options.isStart && isOutdated);
    if (!isDone) await saveCheck(db, kind, fingerprint, await countInvalid(db, resource, options), now);
  }
  for (const [kind, count] of await countRemovedKinds(db)) await saveCheck(db, kind, removedKind, count, now);
}

async function saveCheck(db: Connection, kind: string, fingerprint: string, count: number, now: Date): Promise<void> {
  const values = { kind, fingerprint, invalid_records: count, checked_at: now.toISOString() };
  await db
    .insertInto('stored_record_checks')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'fingerprint']).doUpdateSet(values))
    .execute();
}

async function countInvalid(db: Connection, resource: Resource, { signal, onInvalid }: CheckOptions): Promise<number> {
  let count = 0;
  for await (const { violations, ...record } of invalidRecordsOf(db, resource, {
    signal,
    restFactor: backgroundRest,
  })) {
    if (count++ < maxLogged) onInvalid?.(new InvalidRecordError(resource, record, violations));
  }
  return count;
}

/** A stored record that violates the contract, without its values. */
export interface InvalidRecord {
  readonly kind: string;
  readonly organization_id: number;
  readonly id: number;
  readonly violations: readonly { readonly pointer: string; readonly code: string }[];
}

/** Finds all stored records that violate the contract, also those of kinds that it does not have any more. */
export async function* invalidRecords(db: Connection, signal?: AbortSignal): AsyncGenerator<InvalidRecord, void> {
  for (const resource of known) {
    yield* invalidRecordsOf(db, resource, { signal, restFactor: 0 });
    for (const { names } of uniqueFieldsOf(resource)) {
      for (const record of await duplicateRecords(db, resource, names)) {
        yield { kind: resource.kind, ...record, violations: [{ pointer: `/${names[0]}`, code: 'duplicate' }] };
      }
    }
  }
  const { rows } = await sql<Omit<InvalidRecord, 'violations'>>`
    select kind, organization_id, id from records where not ${isKnown} order by kind, organization_id, id`.execute(db);
  for (const row of rows) yield { ...row, violations: [{ pointer: '', code: 'unknown_kind' }] };
}

async function* invalidRecordsOf(
  db: Connection,
  resource: Resource,
  options: ScanOptions,
): AsyncGenerator<InvalidRecord, void> {
  for await (const rows of scanRecords(db, resource, options)) {
    for (const row of rows) {
      const violations = violationsOf(resource, row);
      const { organization_id, id } = row;
      if (violations.length > 0) yield { kind: resource.kind, organization_id, id, violations };
    }
  }
}

function violationsOf(resource: Resource, row: RecordRow): InvalidRecord['violations'] {
  return [
    ...recordViolations(resource, fromRow(resource, row)),
    ...unknownFields(resource, row.document).map((name) => ({ pointer: `/${name}`, code: 'unknown_field' })),
  ];
}

const isKnown = sql`kind in (${sql.join(known.map(({ kind }) => sql.lit(kind)))})`;

/** Returns the number of records of each kind that the contract does not have any more, 0 if there were some. */
async function countRemovedKinds(db: Connection): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) from records where not ${isKnown} group by kind
    union all
    select kind, 0 from stored_record_checks where fingerprint = ${removedKind}`.execute(db);
  const counts = new Map<string, number>();
  for (const { kind, count } of rows) counts.set(kind, Math.max(count, counts.get(kind) ?? 0));
  return counts;
}

/** Returns the number of invalid records by kind, as of the last check; undefined if it has not ended yet. */
export async function findInvalidRecords(db: Connection): Promise<Readonly<Record<string, number>> | undefined> {
  const checks = await db
    .selectFrom('stored_record_checks')
    .select(['kind', 'fingerprint', 'invalid_records'])
    .execute();
  const current = new Map(known.map(({ kind, fingerprint }) => [kind, fingerprint]));
  const own = checks.filter(({ kind, fingerprint }) => fingerprint === (current.get(kind) ?? removedKind));
  if (known.some(({ kind }) => !own.some((each) => each.kind === kind))) return undefined;
  const invalid = own.filter(({ invalid_records: count }) => count > 0);
  return Object.fromEntries(invalid.map(({ kind, invalid_records: count }) => [kind, count]));
}

/** Returns the kinds of which releases with another schema have written records. */
async function changedKinds(db: Connection): Promise<Set<string>> {
  const checks = await db.selectFrom('stored_record_checks').select(['kind', 'fingerprint']).execute();
  const own = new Set(fingerprints);
  return new Set(checks.filter(({ fingerprint }) => !own.has(fingerprint)).map(({ kind }) => kind));
}
