import { type EventInfo, events } from '@worklane/contract';
import { encodeFeedCursor } from '@worklane/contract/requests';
import {
  cursorPosition,
  type EventFilters,
  type EventLog,
  type FeedQuery,
  feedPage,
  type Principal,
  readableEvents,
} from '@worklane/model';
import { eventStream } from '../events/event-stream.ts';
import { jsonResponse } from '../http/json-response.ts';
import { type OperationHandlers, principalOf } from './call.ts';

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
    listEvents: (call) =>
      jsonResponse(200, feedPage(log, principalOf(call), call.query as unknown as FeedQuery, now())),

    streamEvents(call) {
      const principal = principalOf(call);
      const { organizationId } = principal;
      const lastEventId = call.headers['last-event-id'] as string | undefined;
      const body = eventStream(log, {
        includes: readableEvents(principal, call.query as EventFilters),
        after:
          lastEventId === undefined
            ? log.end
            : cursorPosition(log, principal, lastEventId, { in: 'header', name: 'Last-Event-ID' }, now()),
        cursorAt: (position, event) =>
          encodeFeedCursor(organizationId ?? 0, position, event ? Date.parse(event.timestamp) : now().getTime()),
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
