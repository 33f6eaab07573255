import type { Child } from '@worklane/testing/child';
import type { Received, ReceiverCommand } from './receiver-process.ts';

/** Controls the receiver process. */
export class Receiver {
  readonly #child: Child;
  readonly origin: string;

  constructor(child: Child, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async reset({ arrivals = false } = {}): Promise<void> {
    await this.#ask({ reset: { arrivals } }, 'reset');
  }

  /** Waits until this many requests have been received. */
  async waitFor(count: number): Promise<void> {
    await this.#ask({ notify: count }, 'reached');
  }

  report(): Promise<Received> {
    return this.#ask({ report: true }, 'received');
  }

  #ask<Reply>(command: ReceiverCommand, reply: string): Promise<Reply> {
    this.#child.send(command);
    return this.#child.receive<Reply>(reply);
  }
}
