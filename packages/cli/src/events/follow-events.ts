import type { Client, Event, EventType } from '@worklane/client';

export interface FollowQuery {
  readonly types?: readonly EventType[] | undefined;
  /** The time or the cursor to start at. */
  readonly since?: string | undefined;
  readonly cursor?: string | undefined;
}

/** An event, and a position from which the feed can be followed further. */
export interface FollowedEvent {
  readonly event: Event;
  /** The position after the event, or that before its page; undefined in the first page after a time. */
  readonly cursor: string | undefined;
}

/**
 * Yields the events of the feed since a time or a cursor, and then new ones without end. Reconnects by itself.
 * @throws WorklaneError `aborted` when the signal aborts
 */
export async function* followEvents(
  client: Client,
  { types, since, cursor }: FollowQuery,
  signal: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  let position = cursor;
  for await (const { data, next_cursor } of client.events.pages({ types, since, cursor }, { signal })) {
    for (const event of data) yield { event, cursor: event === data.at(-1) ? next_cursor : position };
    position = next_cursor;
  }
  yield* client.events.stream({ types, cursor: position }, { signal });
}
