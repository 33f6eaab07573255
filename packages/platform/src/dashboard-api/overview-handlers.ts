import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

const hour = 3_600_000;
const hoursShown = 24;

/** Only the newest webhooks are reported. */
const maxWebhooks = 200;

/** Pending deliveries are counted up to this number. */
const maxPending = 1000;

/** The data of the overview page. */
export const overviewHandlers = (dependencies: OverviewDependencies) =>
  ({
    getWebhookHealth: getWebhookHealth(dependencies),
    getChecklist: getChecklist(dependencies),
  }) satisfies Partial<DashboardHandlers>;

type OverviewDependencies = Pick<DashboardDependencies, 'db' | 'clock'>;

const getWebhookHealth =
  ({ db, clock }: OverviewDependencies): DashboardHandler<'getWebhookHealth'> =>
  async ({ path }) => {
    const lastHour = Math.floor(clock().getTime() / hour) * hour;
    const hours = Array.from({ length: hoursShown }, (_, index) => lastHour - (hoursShown - 1 - index) * hour);
    const rows = await readCounts(db, path.organization_id, hours);
    return { status: 200, body: { data: rows.map((row) => health(row, hours)) } };
  };

interface Counts {
  webhook_id: number;
  waiting: number;
  /** Only hours with attempts; `hour` is an index into the reported hours. */
  attempts: { hour: number; succeeded: number; failed: number }[];
}

/** The time range limits the query to the partitions of two days. */
async function readCounts(db: DashboardDependencies['db'], organizationId: number, hours: readonly number[]) {
  const from = new Date(hours[0] ?? 0).toISOString();
  const until = new Date((hours.at(-1) ?? 0) + hour).toISOString();
  const { rows } = await sql<Counts>`
    select chosen.id as webhook_id,
      (
        select count(*) from (
          select from deliveries
          where organization_id = ${organizationId} and webhook_id = chosen.id
          limit ${sql.lit(maxPending)}
        ) as bounded
      ) as waiting,
      (
        select coalesce(jsonb_agg(counted), '[]') from (
          select floor(extract(epoch from created_at - ${from}::timestamptz) / 3600) as hour,
            count(*) filter (where status = 'succeeded') as succeeded,
            count(*) filter (where status = 'failed') as failed
          from webhook_logs
          where organization_id = ${organizationId} and webhook_id = chosen.id
            and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
          group by 1
        ) as counted
      ) as attempts
    from (
      select id from webhooks where organization_id = ${organizationId} order by id desc limit ${sql.lit(maxWebhooks)}
    ) as chosen
    order by chosen.id desc`.execute(db);
  return rows;
}

function health({ webhook_id, waiting, attempts }: Counts, hours: readonly number[]): schemas.WebhookHealth {
  const byHour = new Map(attempts.map((each) => [each.hour, each]));
  const succeeded = sum(attempts.map((each) => each.succeeded));
  const all = succeeded + sum(attempts.map((each) => each.failed));
  return {
    webhook_id,
    hours: hours.map((time, index) => ({
      started_at: new Date(time).toISOString(),
      succeeded: byHour.get(index)?.succeeded ?? 0,
      failed: byHour.get(index)?.failed ?? 0,
    })),
    success_rate: all === 0 ? null : succeeded / all,
    waiting,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How many log entries are searched for a success: an organization without one has few. */
const maxLogEntries = 10_000;

const getChecklist =
  ({ db }: OverviewDependencies): DashboardHandler<'getChecklist'> =>
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
            select status from webhook_logs where organization_id = ${id} limit ${sql.lit(maxLogEntries)}
          ) as searched
          where status = 'succeeded'
        ) as first_delivery`.execute(db);
    const [checklist] = rows;
    if (!checklist) throw new Error('A select without a table returns one row.');
    return { status: 200, body: checklist };
  };
