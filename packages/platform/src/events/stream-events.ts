import { type Handler, type Principal, ProblemError } from '@worklane/server';
import type { EventDependencies } from './dependencies.ts';
import type { EventSequencer } from './event-sequencer.ts';
import { eventStream } from './event-stream.ts';
import { decodeCursor } from './feed-cursor.ts';
import { endOfFeed, positionOfCursor } from './feed-position.ts';
import { readableTypes } from './readable-event-types.ts';
import { StreamCounts } from './stream-counts.ts';

/** Seconds after which a client may try again when its organization has too many streams open. */
const retryAfter = 30;

/** @throws ProblemError invalid_cursor, cursor_expired, rate_limited */
export function streamEvents(context: EventDependencies, sequencer: EventSequencer): Handler<'streamEvents'> {
  const { store, clock, changeNotifier: wake, isCurrent } = context;
  const counts = new StreamCounts();
  return async ({ principal, headers, query, signal }) => {
    const after = await start(context, sequencer, principal, headers['last-event-id']);
    requireRoom(context, counts, principal);
    const stream = eventStream({
      db: store.db,
      clock,
      changeNotifier: wake,
      sequencer,
      counts,
      organizationId: principal.organizationId,
      after,
      types: readableTypes(principal.scopes, query.types),
      isCurrent: () => isCurrent(principal),
      signal,
    });
    return { status: 200, body: stream };
  };
}

async function start(
  { store, clock }: EventDependencies,
  sequencer: EventSequencer,
  { organizationId }: Principal,
  lastEventId: string | undefined,
): Promise<number> {
  if (lastEventId === undefined) {
    await sequencer.pass();
    return endOfFeed(store.db);
  }
  const cursor = decodeCursor(organizationId, lastEventId, { in: 'header', name: 'Last-Event-ID' }, clock());
  return positionOfCursor(store.db, organizationId, cursor);
}

function requireRoom(
  { streamsPerOrganization }: EventDependencies,
  counts: StreamCounts,
  { organizationId }: Principal,
): void {
  if (counts.of(organizationId) < streamsPerOrganization) return;
  const detail = `Organization ${organizationId} has ${streamsPerOrganization} streams open, which is the most. Close one, or read GET /api/events.`;
  throw new ProblemError('rate_limited', detail, { headers: { 'Retry-After': retryAfter } });
}
