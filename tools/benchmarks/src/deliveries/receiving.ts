import type { Child } from '@worklane/testing/child';
import type { Received, ReceiverCommand } from './receiver.ts';

/** The receiver, from outside of its process. */
export class Receiver {
  readonly #child: Child;
  readonly origin: string;

  constructor(child: Child, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  async reset({ arrivals = false } = {}): Promise<void> {
    await this.#ask({ reset: { arrivals } }, 'reset');
  }

  /** Waits until it has received so many. */
  async until(count: number): Promise<void> {
    await this.#ask({ notify: count }, 'reached');
  }

  report(): Promise<Received> {
    return this.#ask({ report: true }, 'received');
  }

  #ask<Answer>(command: ReceiverCommand, answer: string): Promise<Answer> {
    this.#child.send(command);
    return this.#child.receive<Answer>(answer);
  }
}
