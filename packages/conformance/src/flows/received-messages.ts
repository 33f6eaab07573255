/** A message that a receiver got. Headers have lower-case names. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: unknown;
}

/**
 * Takes the first message that matches, each message once. Waits for it if it has not arrived.
 * @param timeout milliseconds
 * @returns undefined after the timeout
 */
export type Receive = (matches: (message: Message) => boolean, timeout: number) => Promise<Message | undefined>;

/** The messages that a receiver got and no step has taken. */
export class ReceivedMessages {
  readonly #messages: Message[] = [];
  #arrival = Promise.withResolvers<void>();

  add(message: Message): void {
    this.#messages.push(message);
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
  }

  readonly receive: Receive = async (matches, timeout) => {
    let timer: NodeJS.Timeout | undefined;
    const expiry = new Promise<'expired'>((resolve) => {
      timer = setTimeout(() => resolve('expired'), timeout);
    });
    try {
      for (;;) {
        const index = this.#messages.findIndex(matches);
        if (index >= 0) return this.#messages.splice(index, 1)[0];
        if ((await Promise.race([this.#arrival.promise, expiry])) === 'expired') return undefined;
      }
    } finally {
      clearTimeout(timer);
    }
  };
}
