import type { schemas } from '@worklane/contract/dashboard';
import { nextLink } from '@worklane/contract/requests';
import { auditLogBatches, readAuditLog } from '../audit/audit-log.ts';
import { readPage } from '../http/paging.ts';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';
import { describeUserAgent } from '../identity/account-sessions.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';

/** Lists and exports the audit log. */
export function auditHandlers({ db }: Pick<DashboardDependencies, 'db'>) {
  const exports = new SharedPool(poolPolicies.exports);
  return {
    /** @throws ProblemError invalid_cursor */
    async listAuditLog({ path: { organization_id: organizationId }, query, request }) {
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
    },

    /** @throws ProblemError rate_limited, service_unavailable */
    exportAuditLog({ path: { organization_id: organizationId }, query: filters, principal, request, signal }) {
      const holders = { organization: organizationId, principal: principal.accountId };
      // Nothing is read for HEAD.
      const free = request.method === 'HEAD' ? () => undefined : exports.take(holders);
      if (signal.aborted) free();
      else signal.addEventListener('abort', free, { once: true });
      return {
        status: 200,
        body: jsonLines(auditLogBatches(db, { organizationId, filters }), free),
        headers: { 'Content-Disposition': `attachment; filename="audit-log-${organizationId}.jsonl"` },
      };
    },
  } satisfies Partial<DashboardHandlers>;
}

async function* jsonLines(
  batches: AsyncIterable<schemas.AuditEntry[]>,
  onEnd: () => void,
): AsyncGenerator<string, void> {
  try {
    for await (const entries of batches) {
      yield entries.map((entry) => `${JSON.stringify(withBrowser(entry))}\n`).join('');
    }
  } finally {
    onEnd();
  }
}

/** Adds what the user agent names: `Firefox 148 on Linux`. */
function withBrowser({ origin, ...entry }: schemas.AuditEntry): schemas.AuditEntry {
  if (!origin) return { ...entry, origin };
  const { browser, system } = describeUserAgent(origin.user_agent);
  return { ...entry, origin: { ...origin, browser: [browser, system].filter(Boolean).join(' on ') || null } };
}
