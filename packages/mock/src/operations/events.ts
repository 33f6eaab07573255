import { type EventInfo, events } from '@worklane/contract';
import { type EventLog, utcTimestamp, validationProblem } from '@worklane/model';
import { eventStream } from '../events/event-stream.ts';
import { positionSince, readableEvents, readFeed } from '../events/feed.ts';
import { type CursorSource, decodeCursor, encodeCursor, eventRetention } from '../events/feed-cursor.ts';
import { jsonResponse } from '../http/json-response.ts';
import type { HttpResponse } from '../http/request-handler.ts';
import type { Principal } from '../oauth/principal.ts';
import { type Call, type OperationHandlers, principalOf } from './call.ts';

export interface EventOptions {
  /** Default: the time of the machine. */
  readonly now?: () => Date;
  /** Returns whether the token of an open stream is still valid: not expired, not revoked. Called every second. */
  readonly isCurrent?: (principal: Principal) => boolean;
}

/** Returns the operations of the event feed, by page and as a stream. */
export function eventOperations(
  log: EventLog,
  { now = () => new Date(), isCurrent = () => true }: EventOptions = {},
): OperationHandlers {
  return {
    listEvents: (call) => listEvents(call, log, now()),

    streamEvents(call) {
      const principal = principalOf(call);
      const { organizationId } = principal;
      const lastEventId = call.headers['last-event-id'] as string | undefined;
      const source: CursorSource = { in: 'header', name: 'Last-Event-ID' };
      const body = eventStream(log, {
        includes: readableEvents(principal, call.query.types as string[] | undefined),
        after: lastEventId === undefined ? log.all().length : decodeCursor(organizationId, lastEventId, source, now()),
        cursorAt: (position, event) =>
          encodeCursor(organizationId, position, event ? Date.parse(event.timestamp) : now().getTime()),
        isCurrent: () => isCurrent(principal),
      });
      const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
      // The response to HEAD ends with its headers.
      return { status: 200, headers, body: call.request.method === 'HEAD' ? null : body };
    },

    listWebhookEvents: () => jsonResponse(200, { data: eventTypes }),
  };
}

const eventTypes = Object.values<EventInfo>(events).map(({ type, entity, action, summary, scope }) => ({
  type,
  entity,
  action,
  description: summary,
  scope,
}));

function listEvents(call: Call, log: EventLog, now: Date): HttpResponse {
  const principal = principalOf(call);
  const { organizationId } = principal;
  const { limit, types } = call.query as { limit: number; types?: string[] };
  const page = readFeed(log.all(), {
    includes: readableEvents(principal, types),
    after: startPosition(call, log, organizationId, now),
    limit,
  });
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = page.hasMore ? Date.parse(page.events.at(-1)?.timestamp ?? '') : now.getTime();
  const cursor = encodeCursor(organizationId, page.next, time);
  return jsonResponse(200, { data: page.events, next_cursor: cursor, has_more: page.hasMore });
}

function startPosition({ query }: Call, log: EventLog, organizationId: number | undefined, now: Date): number {
  const { cursor, since } = query as { cursor?: string; since?: string };
  if (cursor !== undefined) return decodeCursor(organizationId, cursor, { in: 'query', name: 'cursor' }, now);
  const oldest = new Date(now.getTime() - eventRetention);
  const from = since === undefined ? oldest.toISOString() : utcTimestamp(since);
  if (from === undefined) {
    const issue = {
      in: 'query',
      pointer: '/since',
      code: 'invalid_format',
      detail: 'must be a valid date-time',
    } as const;
    throw validationProblem('parameter', [issue]);
  }
  const requested = new Date(from);
  return positionSince(log.all(), requested > oldest ? requested : oldest);
}
