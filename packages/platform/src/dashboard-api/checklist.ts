import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { DashboardContext } from './context.ts';
import type { DashboardHandler } from './dashboard-contract.ts';

/** In how many attempts a success is looked for: an organization that has none so far has few. */
const mostAttempts = 10_000;

export const getChecklist =
  ({ db }: Pick<DashboardContext, 'db'>): DashboardHandler<'getChecklist'> =>
  async ({ path: { organization_id: id } }) => {
    const { rows } = await sql<schemas.Checklist>`
      select
        exists (select from applications where organization_id = ${id}) as application,
        exists (select from access_tokens where organization_id = ${id}) as token,
        exists (
          select from access_tokens where organization_id = ${id} and last_used_at is not null
        ) as first_call,
        exists (select from webhooks where organization_id = ${id}) as webhook,
        exists (
          select from (
            select status from webhook_logs where organization_id = ${id} limit ${sql.lit(mostAttempts)}
          ) as looked_at
          where status = 'succeeded'
        ) as first_delivery`.execute(db);
    const [checklist] = rows;
    if (!checklist) throw new Error('A select without a table has one row.');
    return { status: 200, body: checklist };
  };
