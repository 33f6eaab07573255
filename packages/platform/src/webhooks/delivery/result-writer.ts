import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../../database/store.ts';
import { type Finding, findingOf, writeFinding } from './endpoint-health.ts';
import { finishDeliveries } from './finish.ts';
import { madeAttempt, type Result } from './result.ts';

export interface ResultWriterOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  /** The most results that a statement writes. */
  batchSize: number;
  /** Called with what was written, or given up. */
  onWritten: (results: readonly Result[]) => void;
}

/** Milliseconds. What comes in the meantime goes out together. */
const pause = 20;

/** Milliseconds after which a database that did not answer is asked again. */
const retryAfter = 200;

/** Writes results, many by one statement. While the database does not answer they wait. */
export class ResultWriter {
  readonly #options: ResultWriterOptions;
  #waiting: Result[] = [];
  #writing: Promise<void> | undefined;
  #isClosing = false;

  constructor(options: ResultWriterOptions) {
    this.#options = options;
  }

  add(result: Result): void {
    this.#waiting.push(result);
    this.#writing ??= this.#write();
  }

  /** Until all is written; a database that does not answer now is not asked again. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#options.batchSize);
      const isFull = this.#waiting.length >= this.#options.batchSize;
      await Promise.all([this.#writeBatch(batch), isFull || this.#isClosing ? undefined : setTimeout(pause)]);
      this.#options.onWritten(batch);
    }
    this.#writing = undefined;
  }

  /** A batch that was written although the answer was lost finds its leases gone when it is written again. */
  async #writeBatch(batch: readonly Result[]): Promise<void> {
    const { store, clock, logger } = this.#options;
    for (;;) {
      try {
        const finished = await finishDeliveries(store, batch.map(madeAttempt));
        if (finished < batch.length) logger.warn({ lost: batch.length - finished }, 'leases of deliveries were lost');
        for (const { result, finding } of findings(batch, clock())) {
          await writeFinding(store.db, result.shipment.delivery, finding, clock());
        }
        return;
      } catch (err) {
        logger.warn({ err, results: batch.length }, 'results of deliveries could not be written');
        if (this.#isClosing) return;
        await setTimeout(retryAfter);
      }
    }
  }
}

/** One of each kind for an endpoint, in the order in which they came. */
function findings(batch: readonly Result[], now: Date): { result: Result; finding: Finding }[] {
  const found = new Map<string, { result: Result; finding: Finding }>();
  for (const result of batch) {
    const { delivery } = result.shipment;
    const finding = findingOf(delivery, result.verdict, now);
    if (finding) found.set(`${delivery.organization_id} ${delivery.webhook_id} ${finding}`, { result, finding });
  }
  return [...found.values()];
}
