import type { EventStream } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import type { ChangeNotifier } from '../outbox/change-notifier.ts';
import { type EventRow, eventJson } from '../outbox/event-json.ts';
import { createSignal } from '../outbox/signal.ts';
import type { EventSequencer } from './event-sequencer.ts';
import { readFeed } from './feed.ts';
import { encodeCursor } from './feed-cursor.ts';
import type { StreamCounts } from './stream-counts.ts';

export interface StreamOptions {
  db: Connection;
  clock: () => Date;
  changeNotifier: ChangeNotifier;
  sequencer: EventSequencer;
  counts: StreamCounts;
  organizationId: number;
  /** A position in the feed. */
  after: number;
  /** Undefined for all. */
  types: readonly string[] | undefined;
  /** Whether it may go on; asked before every read. */
  isCurrent: () => boolean;
  /** Ends the stream when it aborts. */
  signal: AbortSignal;
}

const pageSize = 100;

/** Milliseconds between two looks when nothing wakes us. */
const pollEvery = 1000;

/** Milliseconds of silence after which a comment keeps the connection. */
const commentEvery = 15_000;

/** The feed from a place on, and then live, as server-sent events (HTML Living Standard, section 9.2). */
export function eventStream(options: StreamOptions): EventStream {
  return {
    [Symbol.asyncIterator]() {
      const left = new AbortController();
      const messages = read({ ...options, signal: AbortSignal.any([options.signal, left.signal]) });
      return {
        next: () => messages.next(),
        // A generator returns only where it yields: one that waits is to be woken first.
        return: () => {
          left.abort();
          return messages.return(undefined);
        },
      };
    },
  };
}

async function* read(options: StreamOptions): AsyncGenerator<string, undefined> {
  const { db, clock, changeNotifier: wake, sequencer, counts, organizationId, types, isCurrent, signal } = options;
  const bell = createSignal();
  const unsubscribe = wake.subscribe(organizationId, bell.notify);
  signal.addEventListener('abort', bell.notify, { once: true });
  let after = options.after;
  let spoken = clock().getTime();
  counts.enter(organizationId);
  try {
    yield comment('connected', encodeCursor(organizationId, after, spoken));
    await sequencer.pass();
    while (!signal.aborted && isCurrent()) {
      const page = await readFeed(db, { organizationId, after, limit: pageSize, types, plannedOnce: true });
      for (const event of page.events) {
        if (signal.aborted) return;
        yield message(event);
      }
      after = page.next;
      if (page.hasMore) continue;

      const now = clock().getTime();
      if (page.events.length > 0) spoken = now;
      else if (now - spoken >= commentEvery) {
        yield comment('here', encodeCursor(organizationId, after, now));
        spoken = now;
      }
      await bell.wait(pollEvery);
      await sequencer.pass();
    }
  } finally {
    counts.leave(organizationId);
    unsubscribe();
    signal.removeEventListener('abort', bell.notify);
  }
}

/** With its place, so that a client that has seen no event yet can come back to where it was. */
const comment = (text: string, cursor: string): string => `: ${text}\nid: ${cursor}\n\n`;

function message(event: EventRow): string {
  const cursor = encodeCursor(event.organization_id, event.feed_position, Date.parse(event.created_at));
  return `id: ${cursor}\nevent: ${event.type}\ndata: ${eventJson(event)}\n\n`;
}
