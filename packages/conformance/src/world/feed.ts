import { isDeepStrictEqual } from 'node:util';
import { expectEqual, expectThat } from '../mismatch.ts';
import { expectActor } from './expectations.ts';
import { type FeedEvent, readFeed } from './pages.ts';
import type { Judged } from './world.ts';

/** Transactions of other clients can delay the feed briefly. */
const maxReads = 100;

export interface EventOrder {
  /** Whether the events of different records are in the order of the changes. Default: true. */
  readonly isOrdered?: boolean;
}

/**
 * Expects exactly the events of the changes in the feed.
 * @param from the number of earlier events that are not expected
 * @returns the events of the feed
 * @throws Mismatch
 */
export async function expectFeed(
  { session, world }: Judged,
  from = 0,
  { isOrdered = true }: EventOrder = {},
): Promise<readonly FeedEvent[]> {
  const inOrder = (events: readonly FeedEvent[]) =>
    isOrdered ? events : events.toSorted((one, other) => one.data.id - other.data.id);
  const changes = world.store.events.all().slice(from) as readonly FeedEvent[];
  const [{ timestamp = '' } = {}] = changes;
  const expected = inOrder(changes);
  if (expected.length === 0) return [];
  let events: readonly FeedEvent[] = [];
  for (let reading = 0; reading < maxReads && events.length < expected.length; reading++) {
    events = inOrder(await eventsOf({ session, world }, expected, timestamp));
  }
  const given = events.map(({ type, data }) => `${type} ${data.id}`);
  const right = expected.map(({ type, data }) => `${type} ${data.id}`);
  expectThat(isDeepStrictEqual(given, right), `expected the events ${right.join(', ')}, got ${given.join(', ')}`);
  for (const [index, { actor, ...event }] of events.entries()) {
    expectActor(actor, session.target);
    // No record says who has deleted it.
    const { updated_by } = event.data as { updated_by?: unknown };
    if (!event.type.endsWith('.deleted')) expectEqual('the actor', actor ?? null, updated_by ?? null);
    expectEvent(event, expected[index] as FeedEvent);
  }
  const ids = new Set(events.map(({ id }) => id));
  expectThat(ids.size === events.length, `expected each event to have an ID of its own, got ${[...ids].join(', ')}`);
  return events;
}

function expectEvent(
  { id: _, timestamp, ...event }: FeedEvent,
  { id, timestamp: time, actor, ...expected }: FeedEvent,
): void {
  expectThat(
    isDeepStrictEqual(event, expected),
    `expected the event ${JSON.stringify(expected)}, got ${JSON.stringify(event)}`,
  );
  // No response says when a record was deleted.
  const isDeletion = event.type.endsWith('.deleted');
  const isRight = isDeletion ? timestamp >= event.data.updated_at : timestamp === time;
  expectThat(isRight, `expected the event of ${event.type} at ${time}, got ${timestamp}`);
}

/** Returns the events of the expected records, and of records of the same kinds that nobody has created. */
async function eventsOf(
  { session, world }: Judged,
  expected: readonly FeedEvent[],
  since: string,
): Promise<FeedEvent[]> {
  const names = new Set(expected.map(nameOf));
  const kinds = new Set(expected.map(kindOf));
  const isExpected = (event: FeedEvent) =>
    names.has(nameOf(event)) || (kinds.has(kindOf(event)) && !world.isUsed({ kind: kindOf(event) }, event.data.id));
  const { events } = await readFeed(session, since);
  return events.filter(isExpected);
}

/** Identifies events by record alone, so that an event of an unexpected type is found. */
const nameOf = (event: FeedEvent) => `${kindOf(event)} ${event.data.id}`;

const kindOf = ({ type }: FeedEvent) => type.split('.', 1)[0] as string;
