import type { EventType } from '@worklane/contract';
import type { CallOptions } from '../calls/call-options.ts';
import type { EventMap } from '../generated/types.ts';
import type { WorklaneError } from '../worklane-error.ts';
import type { Query } from './pagination.ts';

/** Any event; `type` discriminates the union. */
export type Event = EventMap[EventType];

/** The events of the given types. All types give the single name `Event`, because editors would list them all. */
type EventOf<Type extends EventType> = EventType extends Type ? Event : EventMap[Type];

/** The filters and the cursor of the event feed. */
export interface EventQuery<Type extends EventType = EventType> extends Omit<Query<'listEvents'>, 'types'> {
  types?: readonly Type[] | undefined;
}

/** One page of the event feed, oldest first. */
export interface EventPage<Type extends EventType = EventType> {
  data: EventOf<Type>[];
  /** The position after this page. Save it once the page is processed; the next run continues there. */
  next_cursor: string;
  has_more: boolean;
}

/** The filters of the event stream, and where it starts. */
export interface StreamQuery<Type extends EventType = EventType> extends Omit<Query<'streamEvents'>, 'types'> {
  types?: readonly Type[] | undefined;
  /** The position to start at. Default: only new events. */
  cursor?: string | undefined;
}

/** An event and the position after it in the feed. */
export interface StreamedEvent<Type extends EventType = EventType> {
  event: EventOf<Type>;
  cursor: string;
  /** The event exactly as received, which is the body of a webhook delivery. Parsing can change the order of fields. */
  json: string;
}

export interface StreamOptions extends CallOptions {
  /**
   * Called for each connection as soon as its position is known: from then on, a reconnect loses no event. If it fails, the stream
   * ends with `callback_failed`, as for `onDisconnected`.
   */
  onConnected?: (() => void) | undefined;
  /** Called when a connection was lost or not established, before the next attempt. The error is undefined if the service closed it. */
  onDisconnected?: ((error: WorklaneError | undefined) => void) | undefined;
}

/** The events of the organization in the last 30 days. */
export interface Events {
  /** Returns one page. @throws WorklaneError `cursor_expired`, `resync_required` */
  list<Type extends EventType>(query?: EventQuery<Type>, options?: CallOptions): Promise<EventPage<Type>>;
  /** Iterates over the pages up to now. Save the `next_cursor` of each to continue there later. */
  pages<Type extends EventType>(
    query?: EventQuery<Type>,
    options?: CallOptions,
  ): AsyncGenerator<EventPage<Type>, void, undefined>;
  /** Iterates over the events up to now. */
  iterate<Type extends EventType>(
    query?: EventQuery<Type>,
    options?: CallOptions,
  ): AsyncGenerator<EventOf<Type>, void, undefined>;
  /**
   * Iterates over events as they occur, without end. Reconnects without losing or repeating an event.
   *
   * @throws WorklaneError `cursor_expired`, `resync_required`, `token_invalid` and other errors that a retry cannot correct
   */
  stream<Type extends EventType>(
    query?: StreamQuery<Type>,
    options?: StreamOptions,
  ): AsyncGenerator<StreamedEvent<Type>, void, undefined>;
}
