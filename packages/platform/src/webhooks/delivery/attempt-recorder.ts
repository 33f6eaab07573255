import { setTimeout } from 'node:timers/promises';
import { type HealthChange, healthChange } from '@worklane/contract/delivery';
import type { Logger } from 'pino';
import type { Store } from '../../database/store.ts';
import type { DeliveryAttempt } from './attempt-outcome.ts';
import { completeDeliveries } from './complete-deliveries.ts';
import { updateHealth } from './endpoint-health.ts';

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
