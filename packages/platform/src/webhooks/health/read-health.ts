import { deliveryRules } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

const hour = 3_600_000;
const day = 24 * hour;
const hoursShown = 24;
const daysShown = 30;

/** Only the newest webhooks are reported. */
const maxWebhooks = 200;

/** Pending deliveries are counted up to this number. */
const maxPending = 1000;

/** Returns the health of the newest webhooks of an organization. The cost does not grow with the number of attempts. */
export const readHealth = (db: Connection, organizationId: number, now: Date): Promise<schemas.WebhookHealth[]> =>
  selectHealth(db, { organizationId, now, where: sql`true` });

/** Returns the health of a webhook with its days; undefined when there is no such webhook. */
export async function readHealthHistory(
  db: Connection,
  organizationId: number,
  webhookId: number,
  now: Date,
): Promise<schemas.WebhookHealthHistory | undefined> {
  const [health] = await selectHealth(db, { organizationId, now, where: sql`id = ${webhookId}` });
  if (!health) return undefined;
  const midnight = Math.floor(now.getTime() / day) * day;
  const dates = lastPeriods(midnight, day, daysShown).map((date) => date.slice(0, 10));
  const { rows } = await sql<{ date: string } & Counts>`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as date, sum(succeeded)::integer as succeeded,
      sum(failed)::integer as failed
    from webhook_health_hours
    where organization_id = ${organizationId} and webhook_id = ${webhookId}
      and hour >= ${dates[0]}::date::timestamp at time zone 'UTC' and hour <= ${now.toISOString()}::timestamptz
    group by date`.execute(db);
  const counts = new Map(rows.map(({ date, ...each }) => [date, each]));
  const days = dates.map((date) => ({ date, ...(counts.get(date) ?? none) }));
  return { health, days, success_rate: successRate(days) };
}

interface Counts {
  succeeded: number;
  failed: number;
}

const none: Counts = { succeeded: 0, failed: 0 };

interface HealthRow {
  webhook_id: number;
  status: 'enabled' | 'disabled';
  disabled_reason: string | null;
  failing_since: string | null;
  disabled_at: string | null;
  waiting: number;
  next_attempt_at: string | null;
  /** Only hours with attempts; `index` is that of a reported hour. */
  hours: ({ index: number } & Counts)[];
  last_success_at: string | null;
  last_failure_at: string | null;
  failure_code: schemas.DeliveryErrorCode | null;
  failure_detail: string | null;
  failure_status: number | null;
}

interface HealthQuery {
  organizationId: number;
  now: Date;
  /** A condition on webhooks. */
  where: RawBuilder<unknown>;
}

/** Reads at most one row for each webhook and hour of 30 days. */
async function selectHealth(db: Connection, query: HealthQuery): Promise<schemas.WebhookHealth[]> {
  const { organizationId, now, where } = query;
  const hours = lastPeriods(startOfHour(now).getTime(), hour, hoursShown);
  const oldest = new Date(now.getTime() - daysShown * day);
  // Its hour has attempts from before and after it.
  const oldestHour = startOfHour(oldest).toISOString();
  const counted = sql`
    from webhook_health_hours
    where organization_id = ${organizationId} and webhook_id = webhook.id and hour <= ${now.toISOString()}::timestamptz`;
  const pending = sql`from deliveries where organization_id = ${organizationId} and webhook_id = webhook.id`;
  const { rows } = await sql<HealthRow>`
    select webhook.id as webhook_id, webhook.status, webhook.disabled_reason, webhook.failing_since,
      webhook.disabled_at,
      (select count(*) from (select ${pending} limit ${sql.lit(maxPending)}) as bounded) as waiting,
      (select due_at ${pending} order by due_at, id limit 1) as next_attempt_at,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'index', extract(epoch from hour - ${hours[0]}::timestamptz) / 3600, 'succeeded', succeeded, 'failed', failed
        )), '[]') ${counted} and hour >= ${hours[0]}::timestamptz
      ) as hours,
      (
        select last_success_at ${counted} and hour >= ${oldestHour}::timestamptz
          and last_success_at >= ${oldest.toISOString()}::timestamptz
        order by hour desc limit 1
      ) as last_success_at,
      failure.*
    from (
      select * from webhooks where organization_id = ${organizationId} and ${where}
      order by id desc limit ${sql.lit(maxWebhooks)}
    ) as webhook
    left join lateral (
      select last_failure_at, failure_code, failure_detail, failure_status
      ${counted} and hour >= ${oldestHour}::timestamptz and last_failure_at >= ${oldest.toISOString()}::timestamptz
      order by hour desc limit 1
    ) as failure on true
    order by webhook.id desc`.execute(db);
  return rows.map((row) => toHealth(row, hours));
}

function toHealth(row: HealthRow, hours: readonly string[]): schemas.WebhookHealth {
  const { webhook_id, failing_since, disabled_at, waiting, next_attempt_at, last_success_at } = row;
  const state = stateOf(row);
  const isFailing = state === 'failing' && failing_since !== null;
  const counts = new Map(row.hours.map(({ index, ...each }) => [index, each]));
  const shown = hours.map((started_at, index) => ({ started_at, ...(counts.get(index) ?? none) }));
  return {
    webhook_id,
    state,
    failing_since: isFailing ? failing_since : null,
    will_be_disabled_at: isFailing ? disabledAfter(failing_since) : null,
    disabled_at,
    last_success_at,
    last_failure: lastFailure(row),
    hours: shown,
    success_rate: successRate(shown),
    waiting,
    next_attempt_at,
  };
}

function stateOf({ status, disabled_reason, failing_since, last_success_at, last_failure_at }: HealthRow) {
  if (status === 'disabled') return disabled_reason === null ? 'disabled' : 'stopped';
  if (failing_since !== null) return 'failing';
  return last_success_at === null && last_failure_at === null ? 'idle' : 'healthy';
}

const disabledAfter = (failingSince: string): string =>
  new Date(Date.parse(failingSince) + deliveryRules.maxFailingSeconds * 1000).toISOString();

function lastFailure({ last_failure_at, failure_code, failure_detail, failure_status }: HealthRow) {
  if (last_failure_at === null || failure_code === null) return null;
  return {
    occurred_at: last_failure_at,
    code: failure_code,
    detail: failure_detail ?? 'Unknown reason.',
    response_status: failure_status,
  };
}

function successRate(periods: readonly Counts[]): number | null {
  const succeeded = sum(periods.map((each) => each.succeeded));
  const all = succeeded + sum(periods.map((each) => each.failed));
  return all === 0 ? null : succeeded / all;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the starts of some periods of the same length, oldest first. */
const lastPeriods = (last: number, length: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * length).toISOString());

/** How long counts are kept, in milliseconds: 30 days and the current one are shown. */
const retention = 31 * 24 * hour;

/** Returns the start of the hour of a time. */
export const startOfHour = (time: Date): Date => new Date(Math.floor(time.getTime() / hour) * hour);

/** Deletes the counts of attempts, and the redeliveries of events, that are no longer shown. */
export async function purgeWebhookHealth(db: Connection, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retention).toISOString();
  await db.deleteFrom('webhook_health_hours').where('hour', '<', oldest).execute();
  await db.deleteFrom('redelivered_events').where('created_at', '<', oldest).execute();
}
