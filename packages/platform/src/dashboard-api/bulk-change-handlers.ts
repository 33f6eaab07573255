import type { schemas } from '@worklane/contract/dashboard';
import { bodyViolations, invalidFields } from '@worklane/server';
import { memberSource, recordAudit } from '../audit/audit-log.ts';
import {
  type BulkChange,
  insertBulkChange,
  insertItems,
  listBulkChanges,
  type NewBulkChange,
  stopBulkChange,
} from '../bulk-changes/bulk-change-repository.ts';
import { resourceOf } from '../records/record.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { memberAction } from './member-action.ts';

/** Starts, lists, stops and undoes changes of many records. */
export const bulkChangeHandlers = (dependencies: DashboardDependencies) => {
  const { db, clock, makeBulkChanges } = dependencies;

  /** Starts a bulk change. The log has the member with the request; events and items have what was changed. */
  async function start(
    call: Parameters<typeof memberAction>[1],
    given: Omit<NewBulkChange, 'organization_id' | 'member_id' | 'created_at'>,
    records: schemas.BulkChangeRecord[] = [],
  ) {
    const { organization_id } = call.path;
    const action = await memberAction(dependencies, call);
    const now = clock();
    const { memberId: member_id } = action.member;
    const started = await db.transaction().execute(async (transaction) => {
      const bulkChange = { ...given, organization_id, member_id, created_at: now.toISOString() };
      const inserted = await insertBulkChange(transaction, bulkChange);
      await insertItems(transaction, inserted, records);
      const { bulk_change_id, kind, total, undoes } = inserted;
      const details = { bulk_change_id, kind, action: inserted.action, count: total, undoes };
      const entry = { organizationId: organization_id, action: 'bulk_change.started', details } as const;
      await recordAudit(transaction, { ...entry, ...memberSource(action) }, now);
      return inserted;
    });
    void makeBulkChanges();
    return { status: 202, body: toBulkChange(started) } as const;
  }

  return {
    async listBulkChanges({ path }) {
      const bulkChanges = await listBulkChanges(db, path.organization_id);
      return { status: 200, body: { data: bulkChanges.map(toBulkChange) } };
    },
    /** @throws ProblemError validation_failed */
    async createBulkChange(call) {
      const { kind, records, changes } = call.body;
      const { update } = resourceOf(kind).schemas;
      const violations = changes && update ? bodyViolations(update, changes) : [];
      if (violations.length > 0)
        throw invalidFields(violations.map((each) => ({ ...each, pointer: `/changes${each.pointer}` })));
      const action = changes ? 'update' : 'delete';
      const patch = changes && JSON.stringify(changes);
      return start(call, { kind, action, changes: patch, undoes: null, total: records.length }, records);
    },
    /** @throws ProblemError not_found */
    async stopBulkChange({ path }) {
      await stopBulkChange(db, path);
      void makeBulkChanges();
      return { status: 204 };
    },
    /** @throws ProblemError not_found */
    async undoBulkChange(call) {
      const { kind, action, bulk_change_id: undoes } = await stopBulkChange(db, call.path);
      return start(call, { kind, action: inverse[action], changes: null, undoes, total: null });
    },
  } satisfies Partial<DashboardHandlers>;
};

const inverse = { update: 'revert', revert: 'revert', delete: 'restore', restore: 'delete' } as const;

const toBulkChange = (bulkChange: BulkChange): schemas.BulkChange => {
  const { bulk_change_id, kind, action, member_id, created_at, ended_at, stopped, total, made, failed, failures } =
    bulkChange;
  return { bulk_change_id, kind, action, member_id, created_at, ended_at, stopped, total, made, failed, failures };
};
