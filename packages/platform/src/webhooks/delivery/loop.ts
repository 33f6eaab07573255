import { setTimeout } from 'node:timers/promises';
import { createSignal } from '../../outbox/signal.ts';

export interface LoopOptions {
  /** @returns how many milliseconds there are until the next one, unless it is rung for earlier. */
  step: () => Promise<number>;
  onError: (error: unknown) => void;
}

/** Milliseconds until the next step after one that failed. */
const retryAfter = 1000;

/** Does a step again and again, one at a time. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #bell = createSignal();
  #running: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Lets the next step begin at once. */
  readonly ring = (): void => this.#bell.notify();

  /** Until the step that is being done has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.ring();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { step, onError } = this.#options;
    while (!this.#isStopping) {
      const rest = await step().catch((error) => {
        onError(error);
        return setTimeout(retryAfter, 0);
      });
      if (rest > 0 && !this.#isStopping) await this.#bell.wait(rest);
    }
  }
}
