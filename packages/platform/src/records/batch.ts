import { setTimeout } from 'node:timers/promises';
import type { Resource } from '@worklane/contract';
import { etagOf } from '@worklane/contract/requests';
import { type Principal, ProblemError } from '@worklane/server';
import pLimit from 'p-limit';
import type { Connection } from '../database/store.ts';
import {
  type IdempotentRequest,
  keyInProgress,
  requireIdempotencyKey,
  storeResponse,
  wasMade,
  withIdempotencyKey,
} from '../http/idempotency-keys.ts';
import {
  lockAcyclicReferences,
  rejectMissingReferences,
  retryOnViolation,
  throwConstraintProblem,
} from './constraint-problems.ts';
import { createRecord, createRecordIn } from './create.ts';
import { deleteLocked, deleteRecord, rejectReferenced } from './delete.ts';
import type { ChangeConditions, RecordDependencies } from './dependencies.ts';
import { conflict, idsOf, lockRecords } from './find.ts';
import { isNumbered, type PlainRecord } from './record.ts';
import { restoreRecord, restoreRecordIn } from './restore.ts';
import { updateRecord, updateRecordIn } from './update.ts';
import { type Upsert, upsertRecord, upsertRecordIn } from './upsert.ts';

type Body = Record<string, unknown>;

interface Target {
  readonly id: number;
  readonly version?: number;
}

/** A change as the contract has it: exactly one of the properties. */
export interface Change {
  readonly create?: Body;
  readonly update?: Target & { readonly changes: Body };
  readonly upsert?: Upsert;
  readonly delete?: Target;
  readonly restore?: Pick<Target, 'id'>;
}

/** The outcome of a change. 424 (RFC 4918): another change of an atomic batch failed. */
export type Outcome =
  | { readonly status: 200 | 201 | 204 | 424; readonly record?: PlainRecord; readonly replayed?: boolean }
  | { readonly problem: ProblemError };

export interface Batch {
  readonly resource: Resource;
  readonly principal: Principal;
  readonly changes: readonly Change[];
  readonly atomic: boolean;
  readonly request: IdempotentRequest | undefined;
}

/** More would only wait for each other: `Batches` makes 100 changes in one statement. */
const maxConcurrent = 100;

/** Upserts, restorations and changes that need a lock are transactions of their own: more would take all connections of the node. */
const maxTransactions = 8;

/** Milliseconds before an atomic batch is tried again while another request changes one of its records. It doubles. */
const firstPause = 20;

/**
 * Makes changes of one kind. Each has an idempotency key of its own, so that a repeated batch makes only those that failed.
 * @throws ProblemError idempotency_key_reused, idempotency_key_in_progress
 */
export function makeBatch(dependencies: RecordDependencies, batch: Batch): Promise<Outcome[]> {
  const { changes, atomic, request } = batch;
  const { store, clock } = dependencies;
  // No header has a line break, so that no request of its own has such a key.
  const requests = changes.map((_change, index) => request && { ...request, key: `${request.key}\n${index}` });
  return withIdempotencyKey(store.db, request, async () => {
    const keyed = requests.filter((each) => each !== undefined);
    const isRepeated = await wasMade(store.db, keyed, clock().toISOString());
    const together = atomic && !isRepeated ? await makeTogether(dependencies, batch, requests) : undefined;
    return together ?? makeEach(dependencies, batch, requests);
  });
}

type Requests = readonly (IdempotentRequest | undefined)[];

/** Makes each change as its own operation does. */
async function makeEach(dependencies: RecordDependencies, batch: Batch, requests: Requests): Promise<Outcome[]> {
  const [limit, limitTransactions] = [pLimit(maxConcurrent), pLimit(maxTransactions)];
  const keys = sequenceKeysOf(batch);
  const lastOf = new Map<number | string, Promise<Outcome>>();
  const made = batch.changes.map((change, index) => {
    const key = keys[index];
    const earlier = key === undefined ? undefined : lastOf.get(key);
    const outcome = limit(async () => {
      await earlier;
      const conditions = { request: requests[index], limitTransactions };
      return makeAlone(dependencies, batch, change, conditions).catch(rejectionOf);
    });
    if (key !== undefined) lastOf.set(key, outcome);
    return outcome;
  });
  await Promise.allSettled(made);
  return Promise.all(made);
}

/** Returns for each change the key of changes that must run in order; undefined if it can run at any time. */
function sequenceKeysOf({ resource, changes }: Batch): (number | string | undefined)[] {
  // Numbers follow the order of the creations.
  const creation = isNumbered(resource) ? 0 : undefined;
  const keepExternalIds = changes.every(({ upsert }) => upsert && upsert.changes.external_id === undefined);
  // Only the database knows whether an upsert and another change are about one record.
  if (!keepExternalIds && changes.some(({ upsert }) => upsert)) return changes.map(() => 0);
  return changes.map((change) => targetOf(change) ?? creation ?? change.upsert?.external_id);
}

async function makeAlone(
  dependencies: RecordDependencies,
  { resource, principal }: Batch,
  { create, update, upsert, delete: removed, restore }: Change,
  conditions: Required<Pick<ChangeConditions, 'request' | 'limitTransactions'>>,
): Promise<Outcome> {
  const { request, limitTransactions } = conditions;
  if (create) return { status: 201, ...(await createRecord(dependencies, resource, principal, create, request)) };
  if (update) {
    const { id, changes } = update;
    const given = { ...conditions, ifMatch: ifMatchOf(update) };
    return { status: 200, ...(await updateRecord(dependencies, resource, principal, id, changes, given)) };
  }
  if (upsert) {
    const { isNew, ...upserted } = await limitTransactions(() =>
      upsertRecord(dependencies, resource, principal, upsert, request),
    );
    return { status: isNew ? 201 : 200, ...upserted };
  }
  if (restore) {
    const { id } = restore;
    const restored = limitTransactions(() => restoreRecord(dependencies, resource, principal, id, request));
    return { status: 200, ...(await restored) };
  }
  const target = removed as Target;
  const given = { ...conditions, ifMatch: ifMatchOf(target) };
  return { status: 204, ...(await deleteRecord(dependencies, resource, principal, target.id, given)) };
}

/** Makes all changes in one transaction, or none. Returns undefined if another node has made them meanwhile. */
async function makeTogether(
  dependencies: RecordDependencies,
  { resource, principal, changes, request }: Batch,
  requests: Requests,
): Promise<Outcome[] | undefined> {
  const { store, ids, clock, changed, quota } = dependencies;
  const { db } = store;
  const { organizationId } = principal;
  // The embedded database has one connection, which the transaction uses.
  const newIds = await Promise.all(changes.map(({ create, upsert }) => (create || upsert ? ids.next() : 0)));
  const progress: { index: number; events: number; written?: PlainRecord | undefined } = { index: 0, events: 0 };
  let attempts = 0;

  async function make(transaction: Connection, index: number, targets: readonly number[]): Promise<Outcome> {
    const { create, update, upsert, delete: removed, restore } = changes[index] as Change;
    const keyed = requests[index];
    const onWrite = (record: PlainRecord) => {
      progress.written = record;
      progress.events++;
      return rejectMissingReferences(transaction, resource, record);
    };
    const given = { clock, resource, principal, onWrite };
    if (create) {
      const id = newIds[index] ?? 0;
      return {
        status: 201,
        record: await createRecordIn(transaction, { ...given, id, quota, body: create, request: keyed }),
      };
    }
    const keep = (result: object | null) =>
      keyed && storeResponse(transaction, keyed, JSON.stringify(result), clock().toISOString());
    if (update) {
      const { id, changes: patch } = update;
      const record = await updateRecordIn(transaction, { ...given, id, patch, ifMatch: ifMatchOf(update) });
      await keep(record);
      return { status: 200, record };
    }
    if (upsert) {
      const [id] = await idsOf(transaction, resource.kind, organizationId, [upsert.external_id]);
      // Another request has created it meanwhile. To wait for its lock would give the event a wrong place in the feed.
      if (id !== undefined && !targets.includes(id) && !newIds.includes(id)) throw conflict();
      const upserted = await upsertRecordIn(transaction, { ...given, ...upsert, id, newId: newIds[index] ?? 0, quota });
      await keep(upserted);
      return { status: upserted.isNew ? 201 : 200, record: upserted.record };
    }
    if (restore) {
      const record = await restoreRecordIn(transaction, { ...given, id: restore.id, quota });
      await keep(record);
      return { status: 200, record };
    }
    const target = removed as Target;
    await deleteLocked(transaction, { clock, resource, principal, id: target.id, ifMatch: ifMatchOf(target) });
    progress.events++;
    await keep(null);
    return { status: 204 };
  }

  try {
    const made = await retryOnViolation<Outcome[] | undefined>(
      () =>
        db.transaction().execute(async (transaction) => {
          if (request) await requireIdempotencyKey(transaction, request);
          const keyed = requests.filter((each) => each !== undefined);
          if (await wasMade(transaction, keyed, clock().toISOString())) return undefined;
          progress.events = 0;
          const patches = changes.map(({ update, upsert, restore }) =>
            restore ? resource.fields : (update ?? upsert)?.changes,
          );
          await lockAcyclicReferences(transaction, resource, organizationId, Object.assign({}, ...patches));
          const externalIds = changes.flatMap(({ upsert }) => upsert?.external_id ?? []);
          const targets = [
            ...changes.flatMap((change) => targetOf(change) ?? []),
            ...(await idsOf(transaction, resource.kind, organizationId, externalIds)),
          ];
          await lockRecords(transaction, resource, organizationId, targets);
          const outcomes: Outcome[] = [];
          for (const index of changes.keys()) {
            Object.assign(progress, { index, written: undefined });
            outcomes.push(await make(transaction, index, targets));
          }
          return outcomes;
        }),
      async (violation) => {
        if (violation === 'deadlock') {
          // Another change of one of the records ends soon.
          await setTimeout(firstPause * 2 ** attempts++ * (0.5 + Math.random()));
          return undefined;
        }
        if (violation === 'idempotency_key' || violation === 'idempotency_key_in_progress') throw keyInProgress();
        const { written, index } = progress;
        const { delete: removed, upsert } = changes[index] ?? {};
        const { id } = removed ?? {};
        if (id !== undefined) return rejectReferenced(db, { principal, resource, id });
        return written && throwConstraintProblem(db, resource, written, violation, upsert?.external_id);
      },
    );
    if (made && progress.events > 0) changed(organizationId, progress.events);
    return made;
  } catch (error) {
    const rejection = rejectionOf(error);
    return changes.map((_change, index) => (index === progress.index ? rejection : { status: 424 }));
  }
}

/** Returns the outcome of a change that was rejected. @throws an error that is about the batch, or that a retry may not meet */
function rejectionOf(error: unknown): Outcome {
  if (!(error instanceof ProblemError) || error.status >= 500 || /^idempotency_key_/.test(error.code)) throw error;
  return { problem: error };
}

/** Returns the ID of the record that a change names. */
const targetOf = ({ update, delete: removed, restore }: Change) => (update ?? removed ?? restore)?.id;

const ifMatchOf = ({ version }: Target) => (version === undefined ? undefined : etagOf({ version }));
