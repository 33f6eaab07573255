/** A message that a receiver got. Headers have lower-case names. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: unknown;
}

/**
 * Takes the next message of a type, each message once. Waits for it if it has not arrived.
 * @param timeout milliseconds
 * @returns undefined after the timeout
 */
export type Receive = (type: string, timeout: number) => Promise<Message | undefined>;

/** The messages that a receiver got and no step has taken. */
export class ReceivedMessages {
  readonly #messages: Message[] = [];
  #arrival = Promise.withResolvers<void>();

  add(message: Message): void {
    this.#messages.push(message);
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  readonly receive: Receive = async (type, timeout) => {
    const expiry = AbortSignal.timeout(timeout);
    const expired = new Promise<void>((resolve) => expiry.addEventListener('abort', () => resolve()));
    for (;;) {
      const index = this.#messages.findIndex(({ payload }) => (payload as { type?: unknown } | null)?.type === type);
      if (index >= 0 || expiry.aborted) return this.#messages.splice(index, index < 0 ? 0 : 1)[0];
      await Promise.race([this.#arrival.promise, expired]);
    }
  };
}
