import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { DashboardContext } from './context.ts';
import type { DashboardHandler } from './dashboard-contract.ts';

const hour = 3_600_000;
const hoursShown = 24;

/** How many webhooks are told of, the newest. */
const mostWebhooks = 200;

/** To how many waiting attempts is counted. */
const mostWaiting = 1000;

export const getWebhookHealth =
  ({ db, clock }: Pick<DashboardContext, 'db' | 'clock'>): DashboardHandler<'getWebhookHealth'> =>
  async ({ path }) => {
    const lastHour = Math.floor(clock().getTime() / hour) * hour;
    const hours = Array.from({ length: hoursShown }, (_, index) => lastHour - (hoursShown - 1 - index) * hour);
    const rows = await readCounts(db, path.organization_id, hours);
    return { status: 200, body: { data: rows.map((row) => health(row, hours)) } };
  };

interface Counts {
  webhook_id: number;
  waiting: number;
  /** Of the hours in which there were attempts; `hour` counts from the first. */
  attempts: { hour: number; succeeded: number; failed: number }[];
}

/** Of the log, the partitions of two days are read, by the key, for these webhooks alone. */
async function readCounts(db: DashboardContext['db'], organizationId: number, hours: readonly number[]) {
  const from = new Date(hours[0] ?? 0).toISOString();
  const until = new Date((hours.at(-1) ?? 0) + hour).toISOString();
  const { rows } = await sql<Counts>`
    select chosen.id as webhook_id,
      (
        select count(*) from (
          select from deliveries
          where organization_id = ${organizationId} and webhook_id = chosen.id
          limit ${sql.lit(mostWaiting)}
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
      select id from webhooks where organization_id = ${organizationId} order by id desc limit ${sql.lit(mostWebhooks)}
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
