import type { OperationTypes, schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

type AuditFilters = NonNullable<OperationTypes['exportAuditLog']['parameters']['query']>;

export interface AuditQuery {
  organizationId: number;
  filters: AuditFilters;
  /** Only entries with a smaller ID. */
  before: number;
  limit: number;
}

/** Returns entries of the audit log, newest first. */
export async function readAuditLog(
  db: Connection,
  { organizationId, filters, before, limit }: AuditQuery,
): Promise<schemas.AuditEntry[]> {
  const { actions, actor, target, created_at_from: from, created_at_to: to } = filters;
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'created_at', 'action', 'actor', 'target', 'origin', 'details'])
    .where('organization_id', '=', organizationId)
    .where('id', '<', before)
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(actor !== undefined, (query) =>
      query.where(isOneOf(actor ?? '', 'actor', ['email', 'name', 'client_id', 'type'])),
    )
    .$if(target !== undefined, (query) => query.where(isOneOf(target ?? '', 'target', ['id', 'name'])))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as unknown as schemas.AuditEntry[];
}

/** Returns the condition that a field of a JSON column has a value, in any letter case. */
const isOneOf = (value: string, column: 'actor' | 'target', fields: readonly string[]) =>
  sql<boolean>`lower(${value}) in (${sql.join(fields.map((field) => sql`lower(${sql.ref(column)} ->> ${sql.lit(field)})`))})`;

/** Entries per query of an export. */
const exportBatch = 200;

/**
 * Yields the whole audit log that matches the filters in batches, newest first. Each batch is a query of its own, so that a
 * slow reader keeps no connection, transaction or snapshot open.
 */
export async function* auditLogBatches(
  db: Connection,
  query: Pick<AuditQuery, 'organizationId' | 'filters'>,
): AsyncGenerator<schemas.AuditEntry[], undefined> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const entries = await readAuditLog(db, { ...query, before, limit: exportBatch });
    const last = entries.at(-1);
    if (!last) return;
    yield entries;
    before = last.id;
  }
}
