import { type Operation, operations, type Resource, roles } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { createMergePatch } from '@worklane/contract/merge-patch';
import { dashboardClientId } from '@worklane/contract/requests';
import { type Principal, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Core } from '../core.ts';
import { repeat } from '../database/scheduler.ts';
import type { Connection } from '../database/store.ts';
import { requestWithKey } from '../http/idempotency-keys.ts';
import { getMember } from '../identity/members.ts';
import { upgradeRecord } from '../outbox/record-changes.ts';
import { type Change, makeBatch } from '../records/batch.ts';
import type { RecordDependencies } from '../records/dependencies.ts';
import { resourceOf } from '../records/record.ts';
import {
  type BulkChange,
  type BulkChangeItem,
  claimBulkChange,
  deleteOldBulkChanges,
  endBulkChange,
  insertItemsToUndo,
  nextBatch,
  recordOutcomes,
  retryFailedItems,
} from './bulk-change-repository.ts';

/** Milliseconds after which a node looks for bulk changes that others have started or left. */
const pollInterval = 5000;

/** Makes bulk changes, one batch at a time on each node. */
export function openBulkChanges({ store: { db }, clock, logger, controls }: Core, records: RecordDependencies) {
  let stopped = false;
  let last = Promise.resolve();

  async function makeAll() {
    try {
      while (!stopped && controls.readOnly === undefined && (await makeNext()));
    } catch (err) {
      // The lease ends, and the batch is repeated.
      if (!stopped) logger.warn({ err }, 'a bulk change was interrupted');
    }
  }

  /** Makes the next batch of a bulk change. @returns false if there is none */
  async function makeNext(): Promise<boolean> {
    const bulkChange = await claimBulkChange(db, clock());
    if (!bulkChange) return false;
    // The lease delays the next look at it.
    if (controls.suspension(bulkChange.organization_id) !== undefined) return true;
    const resource = resourceOf(bulkChange.kind);
    const principal = bulkChange.stopped ? undefined : await principalOf(db, bulkChange, resource);
    if (!principal) await endBulkChange(db, bulkChange, clock());
    else if (bulkChange.total === null) await insertItemsToUndo(db, bulkChange);
    else await makeNextBatch(bulkChange, resource, principal);
    return true;
  }

  async function makeNextBatch(bulkChange: BulkChange, resource: Resource, principal: Principal) {
    const items = await nextBatch(db, bulkChange);
    const [first] = items;
    if (!first) {
      const code = retried[bulkChange.action];
      if (code !== undefined && (await retryFailedItems(db, bulkChange, code))) return;
      await endBulkChange(db, bulkChange, clock());
      return;
    }
    const { bulk_change_id: id } = bulkChange;
    const changes = await changesOf(db, resource, bulkChange, items);
    // No header has a line break, so that no request of the API has such a key.
    const request = requestWithKey(batchOperation(resource), principal, id, `bulk\n${id}\n${first.position}`);
    const outcomes = await makeBatch(records, { resource, principal, changes, atomic: false, request });
    const recorded = items.map(({ position }, index) => {
      const outcome = outcomes[index];
      if (!outcome || 'problem' in outcome)
        return { position, outcome: outcome?.problem.code ?? '', made_version: null };
      return { position, outcome: 'made', made_version: outcome.record?.version ?? null };
    });
    await recordOutcomes(db, bulkChange, recorded, clock());
  }

  /** Makes what has been started. */
  const wake = () => {
    last = last.then(makeAll);
    return last;
  };
  const stopPolling = repeat(pollInterval, wake, true);
  return {
    wake,
    jobs: [{ name: 'delete old bulk changes', everySeconds: 3600, run: deleteOldBulkChanges }],
    async stop() {
      stopped = true;
      stopPolling();
      await last;
    },
  };
}

/** Returns the name by which responses to batches are stored, which lose the values of a record that is purged. */
function batchOperation({ collection }: Resource): string {
  const all = Object.values<Operation>(operations);
  const batch = all.find((operation) => operation.collection === collection && operation.path.endsWith('/batch'));
  if (!batch) throw new Error(`No batches of ${collection}.`);
  return batch.renamedFrom ?? batch.id;
}

/** Records that fail for these reasons are tried again as long as others succeed: those may have referred to them, or the reverse. */
const retried: Partial<Record<BulkChange['action'], string>> = {
  delete: 'record_referenced',
  restore: 'validation_failed',
};

/** Returns the member who started a bulk change as a caller of the API; undefined if they may no longer make it. */
async function principalOf(
  db: Connection,
  { organization_id: organizationId, member_id }: BulkChange,
  { scopes: { write } }: Resource,
): Promise<Principal | undefined> {
  const stored = await getMember(db, organizationId, member_id).catch((error) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
  const scopes: ReadonlySet<string> = new Set(stored && roles[stored.member.role].scopes);
  if (write === null || !scopes.has(write)) return undefined;
  return { organizationId, clientId: dashboardClientId, subject: String(member_id), scopes };
}

async function changesOf(
  db: Connection,
  resource: Resource,
  bulkChange: BulkChange,
  items: readonly BulkChangeItem[],
): Promise<Change[]> {
  const { action, changes } = bulkChange;
  const patches = action === 'revert' ? await inversePatches(db, resource, bulkChange, items) : undefined;
  return items.map(({ record_id: id, version }) => {
    const target = { id, ...(version !== null && { version }) };
    if (action === 'delete') return { delete: target };
    if (action === 'restore') return { restore: { id } };
    // Each record has a patch of its own, in which times are normalized.
    return { update: { ...target, changes: patches ? (patches.get(id) ?? {}) : JSON.parse(changes ?? '{}') } };
  });
}

/** Returns the patches that give records the values before the events of their versions, by ID. */
async function inversePatches(
  db: Connection,
  resource: Resource,
  { organization_id }: BulkChange,
  items: readonly BulkChangeItem[],
): Promise<Map<number, Record<string, unknown>>> {
  const ids = items.map(({ record_id }) => record_id);
  const versions = items.map(({ version }) => version);
  const { rows } = await sql<{ id: number; data: string; previous: string }>`
    select item.id, event.data, event.previous
    from unnest(${ids}::bigint[], ${versions}::bigint[]) as item(id, version)
    cross join lateral (
      select data, previous from events
      where events.organization_id = ${organization_id} and entity_id = item.id and version = item.version
        and type = ${`${resource.kind}.updated`}
      offset 0
    ) as event`.execute(db);
  const writable = (data: object) =>
    Object.fromEntries(
      Object.entries(upgradeRecord(resource, { ...data })).filter(([name]) => resource.fields[name]?.writable),
    );
  return new Map(
    rows.map(({ id, data, previous }) => {
      const after = parseJson(data) as object;
      const before = { ...after, ...(parseJson(previous) as object) };
      return [id, createMergePatch(writable(after), writable(before))];
    }),
  );
}
