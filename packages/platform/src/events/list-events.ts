import {
  decodeFeedCursor,
  encodeFeedCursor,
  eventRetention,
  queryTime,
  requireFeedPosition,
} from '@worklane/contract/requests';
import { type Handler, json } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { defaultLimit } from '../http/paging.ts';
import { eventJson } from '../outbox/record-changes.ts';
import type { EventSequencer } from './event-sequencer.ts';
import { type EventDependencies, type FeedPage, positionSince, readableEventTypes, readFeed } from './feed.ts';

const cursorSource = { in: 'query', name: 'cursor' } as const;

/** @throws ProblemError invalid_cursor, cursor_expired, resync_required, invalid_parameter */
export const listEvents =
  (dependencies: EventDependencies, sequencer: EventSequencer): Handler<'listEvents'> =>
  async ({ principal, query }) => {
    const { limit = defaultLimit, cursor, since, until, actor, record_id } = query;
    const now = dependencies.clock();
    await sequencer.pass();
    const { organizationId } = principal;
    const { db } = dependencies.store;
    const start = await startOf(db, organizationId, cursor, since, now);
    const { after } = start;
    const end = until === undefined ? undefined : new Date(queryTime('until', until));
    const page = await readFeed(db, {
      organizationId,
      after,
      end: end && Math.max(after, await positionSince(db, organizationId, end)),
      limit,
      types: readableEventTypes(principal.scopes, query.types),
      actor,
      record_id,
      isPrepared: limit === defaultLimit,
    });
    if (cursor !== undefined) requireFeedPosition(organizationId, after, page.start, cursorSource);
    const next_cursor = nextCursor(organizationId, start, page, end, now);
    const { readable = (event) => event } = dependencies;
    const events = page.events.map((event) => eventJson(readable(event)));
    return {
      status: 200,
      body: json(`{"data":[${events.join()}],"next_cursor":"${next_cursor}","has_more":${page.hasMore}}`),
    };
  };

/** Where a page starts. */
interface Start {
  readonly after: number;
  /** The cursor of the position. */
  readonly cursor: string;
}

async function startOf(
  db: Connection,
  organizationId: number,
  cursor: string | undefined,
  since: string | undefined,
  now: Date,
): Promise<Start> {
  if (cursor !== undefined) return { after: decodeFeedCursor(organizationId, cursor, cursorSource, now), cursor };
  const oldest = new Date(now.getTime() - eventRetention);
  const requested = since === undefined ? oldest : new Date(queryTime('since', since));
  const from = requested > oldest ? requested : oldest;
  const after = await positionSince(db, organizationId, from);
  return { after, cursor: encodeFeedCursor(organizationId, after, Math.min(from.getTime(), now.getTime())) };
}

function nextCursor(
  organizationId: number,
  { after, cursor }: Start,
  { next, nextTime, start }: FeedPage,
  end: Date | undefined,
  now: Date,
): string {
  // A position that has not moved, because the page ends where it starts, keeps its time.
  if (next === after && next < start.end) return cursor;
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = nextTime ? Date.parse(nextTime) : next < start.end && end && end < now ? end.getTime() : now.getTime();
  return encodeFeedCursor(organizationId, next, time);
}
