import type { schemas } from '@worklane/contract/dashboard';
import { nextLink } from '@worklane/contract/requests';
import { auditLogBatches, readAuditLog } from '../audit/read-audit-log.ts';
import { readPage } from '../http/paging.ts';
import { describeUserAgent } from '../identity/user-agent.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

/** Lists and exports the audit log. */
export const auditHandlers = (dependencies: Pick<DashboardDependencies, 'db'>) =>
  ({
    listAuditLog: listAuditLog(dependencies),
    exportAuditLog: exportAuditLog(dependencies),
  }) satisfies Partial<DashboardHandlers>;

/** @throws ProblemError invalid_cursor */
const listAuditLog =
  ({ db }: Pick<DashboardDependencies, 'db'>): DashboardHandler<'listAuditLog'> =>
  async ({ path: { organization_id: organizationId }, query, request }) => {
    const { limit: _limit, cursor: _cursor, ...filters } = query;
    const { limit, before, cursorAfter } = readPage(['audit log', organizationId, filters], query);
    const entries = await readAuditLog(db, { organizationId, filters, before, limit: limit + 1 });
    const data = entries.slice(0, limit);
    const last = data.at(-1);
    const next_cursor = entries.length > limit && last ? cursorAfter(last.id) : null;
    return {
      status: 200,
      body: { data: data.map(withBrowser), next_cursor },
      headers: nextLink(request.url, next_cursor),
    };
  };

const exportAuditLog =
  ({ db }: Pick<DashboardDependencies, 'db'>): DashboardHandler<'exportAuditLog'> =>
  ({ path: { organization_id: organizationId }, query: filters }) => ({
    status: 200,
    body: jsonLines(auditLogBatches(db, { organizationId, filters })),
    headers: { 'Content-Disposition': `attachment; filename="audit-log-${organizationId}.jsonl"` },
  });

async function* jsonLines(batches: AsyncIterable<schemas.AuditEntry[]>): AsyncGenerator<string, void> {
  for await (const entries of batches) {
    yield entries.map((entry) => `${JSON.stringify(withBrowser(entry))}\n`).join('');
  }
}

/** Adds what the user agent names: `Firefox 148 on Linux`. */
function withBrowser({ origin, ...entry }: schemas.AuditEntry): schemas.AuditEntry {
  if (!origin) return { ...entry, origin };
  const { browser, system } = describeUserAgent(origin.user_agent);
  return { ...entry, origin: { ...origin, browser: [browser, system].filter(Boolean).join(' on ') || null } };
}
