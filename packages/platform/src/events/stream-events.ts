import { decodeFeedCursor, encodeFeedCursor, principalName, requireFeedPosition } from '@worklane/contract/requests';
import type { EventStream, Handler, Principal } from '@worklane/server';
import { createSignal } from '../outbox/change-notifier.ts';
import { currentEventType, type EventRow, eventJson } from '../outbox/record-changes.ts';
import type { EventSequencer } from './event-sequencer.ts';
import {
  type EventDependencies,
  type EventFilters,
  endOfFeed,
  hasNewsAfter,
  isUnknown,
  readableEventTypes,
  readFeed,
  readFeedPosition,
} from './feed.ts';

const pageSize = 100;

/** Milliseconds between two polls without a notification. */
const pollInterval = 1000;

/** Milliseconds without an event after which a comment keeps the connection open. */
const commentInterval = 15_000;

/** @throws ProblemError invalid_cursor, cursor_expired, resync_required, rate_limited */
export function streamEvents(dependencies: EventDependencies, sequencer: EventSequencer): Handler<'streamEvents'> {
  return async ({ principal, headers, query, signal }) => {
    const after = await startPosition(dependencies, sequencer, principal, headers['last-event-id']);
    const { organizationId } = principal;
    const filters = { ...query, types: readableEventTypes(principal.scopes, query.types) };
    const onEnd = dependencies.streams.take({
      organization: organizationId,
      principal: `${organizationId} ${principalName(principal)}`,
    });
    return { status: 200, body: eventStream(dependencies, { principal, after, ...filters, sequencer, onEnd, signal }) };
  };
}

async function startPosition(
  { store, clock }: EventDependencies,
  sequencer: EventSequencer,
  { organizationId }: Principal,
  lastEventId: string | undefined,
): Promise<number> {
  const source = { in: 'header', name: 'Last-Event-ID' } as const;
  const position =
    lastEventId === undefined ? undefined : decodeFeedCursor(organizationId, lastEventId, source, clock());
  await sequencer.pass();
  if (position === undefined) return endOfFeed(store.db);
  requireFeedPosition(organizationId, position, await readFeedPosition(store.db, position), source);
  return position;
}

type StreamDependencies = Pick<EventDependencies, 'store' | 'clock' | 'changeNotifier' | 'isCurrent' | 'readable'>;

interface StreamOptions extends EventFilters {
  principal: Principal;
  /** A position in the feed. */
  after: number;
  sequencer: EventSequencer;
  /** Called when the stream has ended, at least once. */
  onEnd: () => void;
  /** Ends the stream when it aborts. */
  signal: AbortSignal;
}

/** Returns the feed after a position, and then new events, as server-sent events (HTML Living Standard, section 9.2). */
export function eventStream(dependencies: StreamDependencies, options: StreamOptions): EventStream {
  return {
    [Symbol.asyncIterator]() {
      const returned = new AbortController();
      const signal = AbortSignal.any([options.signal, returned.signal]);
      const messages = readMessages(dependencies, { ...options, signal });
      return {
        next: () => messages.next(),
        // A generator returns only at a yield, so one that waits must be aborted first.
        return: () => {
          returned.abort();
          options.onEnd();
          return messages.return(undefined);
        },
      };
    },
  };
}

async function* readMessages(
  { store: { db }, clock, changeNotifier, isCurrent, readable = (event) => event }: StreamDependencies,
  { principal, after: start, sequencer, onEnd, signal, ...filters }: StreamOptions,
): AsyncGenerator<string, undefined> {
  const { organizationId } = principal;
  const changes = createSignal();
  const unsubscribe = changeNotifier.subscribe(organizationId, changes.notify);
  signal.addEventListener('abort', changes.notify, { once: true });
  let after = start;
  let lastMessageAt = clock().getTime();
  try {
    yield comment('connected', encodeFeedCursor(organizationId, after, lastMessageAt));
    await sequencer.pass();
    let mayHaveEvents = true;
    while (!signal.aborted && isCurrent(principal)) {
      if (mayHaveEvents) {
        const page = await readFeed(db, { organizationId, after, limit: pageSize, ...filters, isPrepared: true });
        // The client reconnects, and the response says where to continue.
        if (isUnknown({ ...page, after })) return;
        for (const event of page.events) {
          if (signal.aborted) return;
          yield message(readable(event));
        }
        after = page.next;
        if (page.events.length > 0) lastMessageAt = clock().getTime();
        if (page.hasMore) continue;
      }
      const now = clock().getTime();
      if (now - lastMessageAt >= commentInterval) {
        yield comment('here', encodeFeedCursor(organizationId, after, now));
        lastMessageAt = now;
      }
      const isNotified = await changes.wait(pollInterval);
      await sequencer.pass();
      mayHaveEvents = isNotified || (await hasNewsAfter(db, organizationId, after));
    }
  } finally {
    onEnd();
    unsubscribe();
    signal.removeEventListener('abort', changes.notify);
  }
}

/** Returns a comment with a cursor, so that a client that has not received an event can resume here. */
const comment = (text: string, cursor: string): string => `: ${text}\nid: ${cursor}\n\n`;

function message(event: EventRow): string {
  const cursor = encodeFeedCursor(event.organization_id, event.feed_position, Date.parse(event.created_at));
  return `id: ${cursor}\nevent: ${currentEventType(event.type)}\ndata: ${eventJson(event)}\n\n`;
}
