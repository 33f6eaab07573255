import { type Handler, json, type Principal } from '@worklane/server';
import { queryTimestamp } from '../http/timestamps.ts';
import { eventJson } from '../outbox/event-json.ts';
import type { EventDependencies } from './dependencies.ts';
import type { EventSequencer } from './event-sequencer.ts';
import { type FeedPage, readFeed } from './feed.ts';
import { decodeCursor, encodeCursor } from './feed-cursor.ts';
import { positionOfCursor, positionSince } from './feed-position.ts';
import { readableTypes } from './readable-event-types.ts';
import { eventRetention } from './retention.ts';

const defaultLimit = 50;

/** @throws ProblemError invalid_cursor, cursor_expired, invalid_parameter */
export const listEvents =
  (context: EventDependencies, sequencer: EventSequencer): Handler<'listEvents'> =>
  async ({ principal, query }) => {
    const { limit = defaultLimit, cursor, since, types } = query;
    const now = context.clock();
    await sequencer.pass();
    const page = await readFeed(context.store.db, {
      organizationId: principal.organizationId,
      after: await start(context, principal, cursor, since, now),
      limit,
      types: readableTypes(principal.scopes, types),
    });
    return { status: 200, body: json(pageJson(page, principal.organizationId, now)) };
  };

async function start(
  { store }: EventDependencies,
  { organizationId }: Principal,
  cursor: string | undefined,
  since: string | undefined,
  now: Date,
): Promise<number> {
  if (cursor !== undefined) {
    const decoded = decodeCursor(organizationId, cursor, { in: 'query', name: 'cursor' }, now);
    return positionOfCursor(store.db, organizationId, decoded);
  }
  const oldest = new Date(now.getTime() - eventRetention);
  const asked = since === undefined ? oldest : new Date(queryTimestamp('since', since));
  return positionSince(store.db, organizationId, asked > oldest ? asked : oldest);
}

function pageJson({ events, next, nextTime, hasMore }: FeedPage, organizationId: number, now: Date): string {
  // Behind the newest event only new ones can come; elsewhere they may be as old as the one at the cursor.
  const time = nextTime === undefined ? now.getTime() : Date.parse(nextTime);
  const cursor = encodeCursor(organizationId, next, time);
  return `{"data":[${events.map(eventJson).join()}],"next_cursor":"${cursor}","has_more":${hasMore}}`;
}
