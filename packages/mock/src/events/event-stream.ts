import type { EventFilter, EventLog, StoredEvent } from '@worklane/model';

/** Milliseconds between two checks of the token. */
const checkInterval = 1000;

/** Checks without a message after which a comment keeps the connection open, which is every 15 seconds. */
const checksPerComment = 15;

export interface StreamOptions {
  readonly includes: EventFilter;
  /** The position before the stream. */
  readonly after: number;
  /** Returns the cursor of a position; the event is the one before it. */
  readonly cursorAt: (position: number, event?: StoredEvent) => string;
  /** Returns whether the token of the stream is still valid. */
  readonly isCurrent: () => boolean;
}

/**
 * Returns the feed after a position, and then new events, as server-sent events (HTML Living Standard, section 9.2). It ends
 * when its reader returns, or with the validity of its token.
 */
export function eventStream(log: EventLog, options: StreamOptions): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]() {
      const returned = new AbortController();
      const messages = readMessages(log, options, returned.signal);
      return {
        next: () => messages.next(),
        // A generator returns only at a yield, so one that waits must be aborted first.
        return: () => {
          returned.abort();
          return messages.return(undefined);
        },
      };
    },
  };
}

async function* readMessages(
  log: EventLog,
  { includes, after, cursorAt, isCurrent }: StreamOptions,
  signal: AbortSignal,
): AsyncGenerator<string, undefined> {
  const queue: string[] = [];
  let change = Promise.withResolvers<void>();
  const enqueue = (event: StoredEvent, position: number) => {
    if (includes(event)) queue.push(message(event, cursorAt(position, event)));
  };
  log.after(after).forEach((event, index) => void enqueue(event, after + index + 1));
  const unsubscribe = log.subscribe((event) => {
    enqueue(event, log.end);
    change.resolve();
  });
  let silentChecks = 0;
  const timer = setInterval(() => {
    silentChecks += 1;
    change.resolve();
  }, checkInterval);
  // In Node.js, the timer would keep the process running. In browsers it is a number.
  timer.unref?.();
  signal.addEventListener('abort', () => change.resolve(), { once: true });
  try {
    yield comment('connected', cursorAt(after));
    while (!signal.aborted && isCurrent()) {
      if (silentChecks >= checksPerComment) queue.push(comment('here', cursorAt(log.end)));
      for (let text = queue.shift(); text !== undefined && !signal.aborted; text = queue.shift()) {
        silentChecks = 0;
        yield text;
      }
      await change.promise;
      change = Promise.withResolvers();
    }
  } finally {
    clearInterval(timer);
    unsubscribe();
  }
}

/** Returns a comment with a cursor, so that a client that has not received an event can resume here. */
const comment = (text: string, cursor: string) => `: ${text}\nid: ${cursor}\n\n`;

const message = (event: StoredEvent, cursor: string) =>
  `id: ${cursor}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
