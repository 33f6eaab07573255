import type { Message } from '@worklane/conformance';

/** The messages that a receiver got and no step has taken. */
export class ReceivedMessages {
  readonly #messages: Message[] = [];
  #arrival = Promise.withResolvers<void>();

  add(message: Message): void {
    this.#messages.push(message);
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  async receive(type: string, timeout: number): Promise<Message | undefined> {
    const expiry = AbortSignal.timeout(timeout);
    const expired = new Promise<void>((resolve) => expiry.addEventListener('abort', () => resolve()));
    for (;;) {
      const index = this.#messages.findIndex(({ payload }) => (payload as { type?: unknown } | null)?.type === type);
      if (index >= 0 || expiry.aborted) return this.#messages.splice(index, index < 0 ? 0 : 1)[0];
      await Promise.race([this.#arrival.promise, expired]);
    }
  }
}
