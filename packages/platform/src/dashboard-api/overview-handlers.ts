import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { documentationClientId } from '../oauth/tokens/account-grants.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';

/** How many log entries are searched for a success: an organization without one has few. */
const maxLogEntries = 10_000;

/** The data of the overview page. */
export const overviewHandlers = ({ db }: Pick<DashboardDependencies, 'db'>) =>
  ({
    /** Without the tokens of the documentation: within an hour they expire, and the steps would be open again. */
    async getChecklist({ path: { organization_id: id } }) {
      const { rows } = await sql<schemas.Checklist>`
        select
          exists (select from applications where organization_id = ${id}) as application,
          exists (
            select from access_tokens where organization_id = ${id} and client_id <> ${documentationClientId}
          ) as token,
          exists (
            select from access_tokens
            where organization_id = ${id} and client_id <> ${documentationClientId} and last_used_at is not null
          ) as first_call,
          exists (select from webhooks where organization_id = ${id}) as webhook,
          exists (
            select from (
              select status from webhook_logs where organization_id = ${id} limit ${sql.lit(maxLogEntries)}
            ) as searched
            where status = 'succeeded'
          ) as first_delivery`.execute(db);
      const [checklist] = rows;
      if (!checklist) throw new Error('A select without a table returns one row.');
      return { status: 200, body: checklist };
    },
  }) satisfies Partial<DashboardHandlers>;
