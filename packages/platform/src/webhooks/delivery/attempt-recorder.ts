import { setTimeout } from 'node:timers/promises';
import { disabledReasons, type HealthChange, healthChange, maxFailingTime } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { recordAudit, service } from '../../audit/audit-log.ts';
import type { Connection, Store } from '../../database/store.ts';
import { startOfHour } from '../health/read-health.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';
import type { DeliveryAttempt } from './delivery-sender.ts';

export interface AttemptRecorderOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  /** The most attempts that one statement records. */
  batchSize: number;
}

/** Milliseconds between two batches, so that attempts are recorded together. */
const batchInterval = 20;

/** Milliseconds between two tries while the database is unavailable. */
const retryInterval = 200;

/** Records attempts in batches. While the database is unavailable they wait. */
export class AttemptRecorder {
  readonly #options: AttemptRecorderOptions;
  #waiting: { attempt: DeliveryAttempt; resolve: () => void }[] = [];
  #writing: Promise<void> | undefined;
  #isClosing = false;

  constructor(options: AttemptRecorderOptions) {
    this.#options = options;
  }

  /** Resolves when the attempt is recorded, or given up because the recorder is closing. */
  record(attempt: DeliveryAttempt): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ attempt, resolve });
    this.#writing ??= this.#write();
    return promise;
  }

  /** Records everything that is waiting; does not retry if the database is unavailable. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { batchSize } = this.#options;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, batchSize);
      const isNextFull = this.#waiting.length >= batchSize;
      const written = this.#writeBatch(batch.map(({ attempt }) => attempt));
      await Promise.all([written, isNextFull || this.#isClosing ? undefined : setTimeout(batchInterval)]);
      for (const { resolve } of batch) resolve();
    }
    this.#writing = undefined;
  }

  /** A batch that was written although the response was lost finds its leases ended when it is written again. */
  async #writeBatch(attempts: readonly DeliveryAttempt[]): Promise<void> {
    const { store, clock, logger } = this.#options;
    for (;;) {
      try {
        const completed = await completeDeliveries(store, attempts, clock());
        if (completed < attempts.length) {
          logger.warn({ lost: attempts.length - completed }, 'leases of deliveries were lost');
        }
        for (const { attempt, change } of healthChanges(attempts, clock())) {
          await updateHealth(store.db, attempt.delivery, change, clock());
        }
        return;
      } catch (err) {
        logger.warn({ err, attempts: attempts.length }, 'failed to record delivery attempts');
        if (this.#isClosing) return;
        await setTimeout(retryInterval);
      }
    }
  }
}

/** Returns one change of each type for an endpoint, in order. */
function healthChanges(attempts: readonly DeliveryAttempt[], now: Date) {
  const changes = new Map<string, { attempt: DeliveryAttempt; change: HealthChange }>();
  for (const attempt of attempts) {
    const { organization_id, webhook_id } = attempt.delivery;
    const change = healthChange(attempt, attempt.delivery.failing_since, now);
    if (change) changes.set(`${organization_id} ${webhook_id} ${change}`, { attempt, change });
  }
  return [...changes.values()];
}

/**
 * Moves deliveries to the log and inserts the next attempts of those that are retried. Everything follows from the
 * deleted rows: where another node has the lease nothing happens, since it makes the attempt. Where no node has one, the
 * lease was lost in a crash of PostgreSQL, and the attempt is recorded. As in the claim, lookups are lateral and limited; with
 * `due_at`, both indexes lead to one row only, not to all dead rows of the webhook. All deliveries are deleted before the first
 * count, and counts are updated in the order of their key, so that nodes do not wait for each other in a circle.
 */
const complete = {
  name: 'complete deliveries',
  text: `
    with made as materialized (
      select * from json_to_recordset($1::json) as made (
        organization_id bigint, webhook_id bigint, id bigint, due_at timestamptz, leased_until timestamptz, status text, url text,
        request_headers json, response_status integer, response_headers json, response_body text,
        error_code text, error_detail text, duration_ms integer, next_attempt_at timestamptz
      )
    ), leased as (
      select leased.row_id
      from made
      cross join lateral (
        select ctid as row_id from deliveries
        where organization_id = made.organization_id and webhook_id = made.webhook_id and id = made.id
          and due_at = made.due_at and (leased_until = made.leased_until or leased_until is null)
        limit 1
      ) as leased
    ), completed as (
      delete from deliveries
      where ctid = any(array(select row_id from leased))
        -- Checked again if another node has leased the row in the meantime. OFFSET keeps it from becoming a join.
        and (leased_until is null or (id, leased_until) in (select id, leased_until from made offset 0))
      returning *
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail,
         duration_ms, created_at, next_attempt_at)
      select completed.organization_id, completed.webhook_id, completed.id, completed.transaction_id,
        completed.position, completed.message_id, completed.message_type, completed.body, completed.trigger,
        completed.attempt, made.status, made.url, made.request_headers, made.response_status, made.response_headers,
        made.response_body, made.error_code, made.error_detail, made.duration_ms, completed.created_at,
        made.next_attempt_at
      from completed join made using (id)
      returning organization_id, webhook_id, status, error_code, error_detail, response_status
    ), counted as (
      insert into webhook_health_hours as stored
        (organization_id, webhook_id, hour, succeeded, failed, last_success_at, last_failure_at,
         failure_code, failure_detail, failure_status)
      select organization_id, webhook_id, $3::timestamptz,
        count(*) filter (where status = 'succeeded'), count(*) filter (where status = 'failed'),
        case when bool_or(status = 'succeeded') then $2::timestamptz end,
        case when bool_or(status = 'failed') then $2::timestamptz end,
        (array_agg(error_code) filter (where status = 'failed'))[1],
        (array_agg(error_detail) filter (where status = 'failed'))[1],
        (array_agg(response_status) filter (where status = 'failed'))[1]
      from logged
      group by organization_id, webhook_id
      order by organization_id, webhook_id
      on conflict (organization_id, webhook_id, hour) do update set
        succeeded = stored.succeeded + excluded.succeeded,
        failed = stored.failed + excluded.failed,
        last_success_at = coalesce(excluded.last_success_at, stored.last_success_at),
        last_failure_at = coalesce(excluded.last_failure_at, stored.last_failure_at),
        failure_code = coalesce(excluded.failure_code, stored.failure_code),
        failure_detail = coalesce(excluded.failure_detail, stored.failure_detail),
        failure_status = case when excluded.failed > 0 then excluded.failure_status else stored.failure_status end
    ), retried as (
      insert into deliveries
        (organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
         trigger, attempt, retries, created_at, due_at)
      select completed.organization_id, completed.webhook_id, completed.transaction_id, completed.position,
        completed.message_id, completed.message_type, completed.body,
        'retry', completed.attempt + 1, completed.retries + 1, made.next_attempt_at, made.next_attempt_at
      from completed join made using (id)
      where made.next_attempt_at is not null
    )
    select count(*) as completed from completed`,
};

/** Records attempts. @returns how many still had their lease: only these are in the log, and counted */
async function completeDeliveries(store: Store, attempts: readonly DeliveryAttempt[], now: Date): Promise<number> {
  const [row] = await store.read<{ completed: number }>(complete, [
    JSON.stringify(attempts.map(toColumns)),
    now.toISOString(),
    startOfHour(now).toISOString(),
  ]);
  return row?.completed ?? 0;
}

const toColumns = ({ delivery, requestHeaders, durationMs, response, error, nextAttemptAt }: DeliveryAttempt) => ({
  organization_id: delivery.organization_id,
  webhook_id: delivery.webhook_id,
  id: delivery.id,
  due_at: delivery.due_at,
  leased_until: delivery.leased_until,
  status: error ? 'failed' : 'succeeded',
  url: delivery.url,
  request_headers: requestHeaders,
  response_status: response?.status ?? null,
  response_headers: response?.headers ?? null,
  response_body: response?.body ?? null,
  error_code: error?.code ?? null,
  error_detail: error?.detail ?? null,
  duration_ms: durationMs,
  next_attempt_at: nextAttemptAt ?? null,
});

/** Updates the health of an endpoint. It belongs to a URL: a webhook whose URL has changed since the claim is not updated. */
function updateHealth(db: Connection, delivery: LeasedDelivery, change: HealthChange, now: Date): Promise<unknown> {
  const timestamp = sql<string>`${now.toISOString()}::timestamptz`;
  switch (change) {
    case 'recovered':
      return updateEnabled(db, delivery).set({ failing_since: null }).execute();
    case 'failing':
      return updateEnabled(db, delivery)
        .set({ failing_since: sql<string>`coalesce(failing_since, ${timestamp})` })
        .execute();
    case 'gone':
      return disable(db, delivery, disabledReasons[change], now);
    case 'failed for too long':
      return disable(db, delivery, disabledReasons[change], now, maxFailingTime);
  }
}

/** @param failingTime only if every delivery has failed for that long: another node may have had a success meanwhile. */
const disable = (db: Connection, delivery: LeasedDelivery, reason: string, now: Date, failingTime?: number) =>
  db.transaction().execute(async (transaction) => {
    const disabled = await updateEnabled(transaction, delivery)
      .set({
        status: 'disabled',
        disabled_reason: reason,
        disabled_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .$if(failingTime !== undefined, (query) =>
        query.where('failing_since', '<=', new Date(now.getTime() - (failingTime ?? 0)).toISOString()),
      )
      .returning(['organization_id', 'id', 'url'])
      .executeTakeFirst();
    if (!disabled) return;
    const { organization_id: organizationId, id, url } = disabled;
    const target = { type: 'webhook', id: String(id), name: url } as const;
    const entry = { organizationId, action: 'webhook.disabled', actor: service, target, details: { reason } } as const;
    await recordAudit(transaction, entry, now);
  });

const updateEnabled = (db: Connection, { organization_id, webhook_id, url }: LeasedDelivery) =>
  db
    .updateTable('webhooks')
    .where('organization_id', '=', organization_id)
    .where('id', '=', webhook_id)
    .where('url', '=', url)
    .where('status', '=', 'enabled');
