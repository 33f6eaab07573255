import type { Client, Event, StreamQuery } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import { parseSince } from '../command/options.ts';
import type { Style, TextStream } from '../terminal/system.ts';

/** The last time that RFC 3339 can express. */
const endOfTime = '9999-12-31T23:59:59Z';

/** Returns the cursor after the latest event of the feed. */
export async function endOfFeed(client: Client): Promise<string> {
  const { next_cursor } = await client.events.list({ since: endOfTime, limit: 1 });
  return next_cursor;
}

/** Returns the part of a feed query that `--since` is: a time for a duration or a date, and a cursor for any other text. */
export function feedStart(text: string): { since?: string; cursor?: string } {
  const since = parseSince(text);
  return since === undefined ? { cursor: text } : { since };
}

/** The filters of the stream, and the time or the cursor to start at. */
export interface FollowQuery extends StreamQuery {
  readonly since?: string | undefined;
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
  { since, cursor, ...filters }: FollowQuery,
  signal: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  let position = cursor;
  for await (const { data, next_cursor } of client.events.pages({ ...filters, since, cursor }, { signal })) {
    for (const event of data) yield { event, cursor: event === data.at(-1) ? next_cursor : position };
    position = next_cursor;
  }
  yield* client.events.stream({ ...filters, cursor: position }, { signal });
}

const actionStyles: Readonly<Record<string, Style>> = { created: 'green', updated: 'yellow', deleted: 'red' };

/** The width of the column with the type. */
export const typeWidth = Math.max(...eventTypes.map(({ length }) => length));

/** Returns one line about an event: its time, its type, its record and its ID. */
export function eventLine({ style }: Pick<TextStream, 'style'>, { id, type, timestamp, data }: Event): string {
  const [entity, action = ''] = type.split('.');
  const styledType = style(actionStyles[action] ?? 'reset', type.padEnd(typeWidth));
  return `${style('dim', timestamp)}  ${styledType}  ${`${entity} ${data.id}`.padEnd(20)}  ${style('dim', id)}`;
}
