import {
  decodeFeedCursor,
  encodeFeedCursor,
  eventRetention,
  queryTime,
  requireFeedPosition,
} from '@worklane/contract/requests';
import { type Handler, json, type Principal } from '@worklane/server';
import { defaultLimit } from '../http/paging.ts';
import { eventJson } from '../outbox/record-changes.ts';
import type { EventDependencies } from './dependencies.ts';
import type { EventSequencer } from './event-sequencer.ts';
import { type FeedPage, readFeed } from './feed.ts';
import { positionSince } from './find-feed-position.ts';
import { readableEventTypes } from './readable-event-types.ts';

const cursorSource = { in: 'query', name: 'cursor' } as const;

/** @throws ProblemError invalid_cursor, cursor_expired, resync_required, invalid_parameter */
export const listEvents =
  (dependencies: EventDependencies, sequencer: EventSequencer): Handler<'listEvents'> =>
  async ({ principal, query }) => {
    const { limit = defaultLimit, cursor, since, types } = query;
    const now = dependencies.clock();
    await sequencer.pass();
    const { organizationId } = principal;
    const after = await startPosition(dependencies, principal, cursor, since, now);
    const page = await readFeed(dependencies.store.db, {
      organizationId,
      after,
      limit,
      types: readableEventTypes(principal.scopes, types),
      isPrepared: limit === defaultLimit,
    });
    if (cursor !== undefined) requireFeedPosition(organizationId, after, page.start, cursorSource);
    const { readable = (event) => event } = dependencies;
    const events = page.events.map((event) => readable(event));
    return { status: 200, body: json(pageJson({ ...page, events }, organizationId, now)) };
  };

async function startPosition(
  { store }: EventDependencies,
  { organizationId }: Principal,
  cursor: string | undefined,
  since: string | undefined,
  now: Date,
): Promise<number> {
  if (cursor !== undefined) {
    return decodeFeedCursor(organizationId, cursor, cursorSource, now);
  }
  const oldest = new Date(now.getTime() - eventRetention);
  const requested = since === undefined ? oldest : new Date(queryTime('since', since));
  return positionSince(store.db, organizationId, requested > oldest ? requested : oldest);
}

function pageJson({ events, next, nextTime, hasMore }: FeedPage, organizationId: number, now: Date): string {
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = nextTime === undefined ? now.getTime() : Date.parse(nextTime);
  const cursor = encodeFeedCursor(organizationId, next, time);
  return `{"data":[${events.map(eventJson).join()}],"next_cursor":"${cursor}","has_more":${hasMore}}`;
}
