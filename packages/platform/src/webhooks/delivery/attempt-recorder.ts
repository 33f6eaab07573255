import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../../database/store.ts';
import type { DeliveryAttempt } from './delivery-sender.ts';
import { type HealthChange, healthChange, updateHealth } from './endpoint-health.ts';

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
        const completed = await completeDeliveries(store, attempts);
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
    const change = healthChange(attempt, now);
    if (change) changes.set(`${organization_id} ${webhook_id} ${change}`, { attempt, change });
  }
  return [...changes.values()];
}

/**
 * Moves deliveries to the log and inserts the next attempts of those that are retried. Everything follows from the
 * deleted rows: where the lease was lost nothing happens, since another node makes the attempt. As in the claim, lookups
 * are lateral and limited, and a locked row is found again by its ctid.
 */
const complete = {
  name: 'complete deliveries',
  text: `
    with made as materialized (
      select * from json_to_recordset($1::json) as made (
        organization_id bigint, webhook_id bigint, id bigint, leased_until timestamptz, status text, url text,
        request_headers json, response_status integer, response_headers json, response_body text,
        error_code text, error_detail text, duration_ms integer, next_attempt_at timestamptz
      )
    ), leased as (
      select leased.row_id
      from made
      cross join lateral (
        select ctid as row_id from deliveries
        where organization_id = made.organization_id and webhook_id = made.webhook_id and id = made.id
          and leased_until = made.leased_until
        limit 1
        for update
      ) as leased
    ), completed as (
      delete from deliveries where ctid = any(array(select row_id from leased)) returning *
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

/** Records attempts. @returns how many still had their lease: only these are in the log */
async function completeDeliveries(store: Store, attempts: readonly DeliveryAttempt[]): Promise<number> {
  const [row] = await store.read<{ completed: number }>(complete, [JSON.stringify(attempts.map(toColumns))]);
  return row?.completed ?? 0;
}

const toColumns = ({ delivery, requestHeaders, durationMs, response, error, nextAttemptAt }: DeliveryAttempt) => ({
  organization_id: delivery.organization_id,
  webhook_id: delivery.webhook_id,
  id: delivery.id,
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
