import type { EventType } from '@worklane/contract';
import type { CallOptions } from '../calls/call-options.ts';
import type { EventMap } from '../generated/types.ts';
import type { Query } from './query.ts';

/** Any event; `type` tells which. */
export type Event = EventMap[EventType];

/** What events of these types are: the one name `Event` when they are all, so that an editor does not list 48. */
type EventOf<Type extends EventType> = EventType extends Type ? Event : EventMap[Type];

/** Where to read the feed from, and which events. */
export interface EventQuery<Type extends EventType = EventType> extends Omit<Query<'listEvents'>, 'types'> {
  types?: readonly Type[] | undefined;
}

/** One page of the event feed, oldest first. */
export interface EventPage<Type extends EventType = EventType> {
  data: EventOf<Type>[];
  /** Where this page ends. Keep it when the page is dealt with: the next run starts there. */
  next_cursor: string;
  has_more: boolean;
}

export interface StreamQuery<Type extends EventType = EventType> {
  types?: readonly Type[] | undefined;
  /** Where to start; from now on when left out. */
  cursor?: string | undefined;
}

/** An event, and the place in the feed behind it. */
export interface StreamedEvent<Type extends EventType = EventType> {
  event: EventOf<Type>;
  cursor: string;
}

/** The feed of all that happened in the organization in the last 30 days. */
export interface Events {
  /** One page. @throws WorklaneError `cursor_expired` */
  list<Type extends EventType>(query?: EventQuery<Type>, options?: CallOptions): Promise<EventPage<Type>>;
  /** The pages there are by now; keep the `next_cursor` of each to go on from there another time. */
  pages<Type extends EventType>(
    query?: EventQuery<Type>,
    options?: CallOptions,
  ): AsyncGenerator<EventPage<Type>, void, undefined>;
  /** The events there are by now. */
  iterate<Type extends EventType>(
    query?: EventQuery<Type>,
    options?: CallOptions,
  ): AsyncGenerator<EventOf<Type>, void, undefined>;
  /** Events as they happen, without end; connects again when it is cut off, and misses none. */
  stream<Type extends EventType>(
    query?: StreamQuery<Type>,
    options?: CallOptions,
  ): AsyncGenerator<StreamedEvent<Type>, void, undefined>;
}
