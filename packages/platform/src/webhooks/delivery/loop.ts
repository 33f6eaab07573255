import { setTimeout } from 'node:timers/promises';
import type { Signal } from '../../outbox/change-notifier.ts';

export interface LoopOptions {
  /** Returns the milliseconds until the next step. */
  step: () => Promise<number>;
  /** Starts the next step at once. */
  signal: Signal;
  onError: (error: unknown) => void;
}

/** Milliseconds until the next step after a failed one. */
const retryInterval = 1000;

/** Runs a step repeatedly, one at a time, until it is stopped. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #running: Promise<void>;
  #isStopping = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Finishes the current step. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#options.signal.notify();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { step, signal, onError } = this.#options;
    while (!this.#isStopping) {
      const rest = await step().catch((error) => {
        onError(error);
        return setTimeout(retryInterval, 0);
      });
      if (rest > 0 && !this.#isStopping) await signal.wait(rest);
    }
  }
}
