import type { Client, Event, StreamQuery } from '@worklane/client';
import { type EventType, eventTypes } from '@worklane/contract';
import { suggestion } from '@worklane/contract/similar-name';
import { parseSince } from '../command/options.ts';
import { UsageError } from '../errors.ts';
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
interface FollowQuery extends StreamQuery {
  readonly since?: string | undefined;
}

/** An event, and a position from which the feed can be followed further. */
interface FollowedEvent {
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

/**
 * Returns the event types that patterns select, in the order of the contract: `task.created`, `task.*`, `*.deleted` or `*`. A
 * pattern may be a comma-separated list.
 *
 * @throws UsageError that suggests a similar type
 */
export function expandEventPatterns(patterns: readonly string[]): readonly EventType[] {
  const selected = new Set(patterns.flatMap((list) => list.split(',')).flatMap((pattern) => expand(pattern.trim())));
  return eventTypes.filter((type) => selected.has(type));
}

function expand(pattern: string): readonly EventType[] {
  const selected = eventTypes.filter((type) => patternsOf(type).includes(pattern));
  if (selected.length > 0) return selected;
  throw new UsageError(
    `Unknown event type "${pattern}".${suggestion(pattern, eventTypes)} Use a type such as task.created, or a pattern such as task.*, *.deleted or *.`,
  );
}

function patternsOf(type: EventType): readonly string[] {
  const [entity, action] = type.split('.');
  return [type, `${entity}.*`, `*.${action}`, '*', '*.*'];
}
