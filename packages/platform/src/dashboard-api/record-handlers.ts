import { memberSource, recordAudit } from '../audit/audit-log.ts';
import { purgeRecord } from '../records/purge.ts';
import { resourceOf } from '../records/record.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { memberAction } from './member-action.ts';

/** Purges deleted records. */
export const recordHandlers = (dependencies: DashboardDependencies) =>
  ({
    /** @throws ProblemError not_found, record_exists */
    async purgeRecord(call) {
      const { organization_id: organizationId, kind, record_id: id } = call.path;
      const source = memberSource(await memberAction(dependencies, call));
      const now = dependencies.clock();
      const entry = { organizationId, action: 'record.purged', ...source, details: { kind, id } } as const;
      await purgeRecord(dependencies.store.maintenance, {
        ...{ resource: resourceOf(kind), organizationId, id, now },
        audit: (transaction) => recordAudit(transaction, entry, now),
      });
      return { status: 204 };
    },
  }) satisfies Partial<DashboardHandlers>;
