import { isDeepStrictEqual } from 'node:util';
import { operations } from '@worklane/contract';
import { expectThat } from './mismatch.ts';
import type { Journal, Model } from './model/model.ts';
import type { Service } from './service.ts';

interface Event {
  readonly type: string;
  readonly data: { readonly id: number };
}

interface Page {
  readonly data: readonly Event[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** Transactions of other clients can delay the feed briefly. */
const maxReads = 100;

/** Expects exactly the events of the run's changes in the feed. @throws Mismatch */
export async function expectFeed(service: Service, { journal }: Model): Promise<void> {
  const [first] = journal;
  if (!first) return;
  let events: Event[] = [];
  for (let reading = 0; reading < maxReads && events.length < journal.length; reading++) {
    events = await eventsOf(service, journal, String(first.record.updated_at));
  }
  const given = events.map(({ type, data }) => `${type} ${data.id}`);
  const right = journal.map(({ type, record }) => `${type} ${record.id}`);
  expectThat(isDeepStrictEqual(given, right), `expected the events ${right.join(', ')}, got ${given.join(', ')}`);
  const wrong = events.find(({ data }, index) => !isDeepStrictEqual(data, journal[index]?.record));
  expectThat(
    wrong === undefined,
    `expected the event to contain the record at that time, got ${JSON.stringify(wrong)}`,
  );
}

async function eventsOf(service: Service, journal: Journal, since: string): Promise<Event[]> {
  const known = new Set(journal.map(({ type, record }) => nameOf(type, record.id)));
  const found: Event[] = [];
  for (let query = `?limit=200&since=${since}`; ; ) {
    const { json } = await service.request(operations.listEvents, { query });
    const { data, next_cursor, has_more } = json as Page;
    found.push(...data.filter((event) => known.has(nameOf(event.type, event.data.id))));
    if (!has_more) return found;
    query = `?limit=200&cursor=${encodeURIComponent(next_cursor)}`;
  }
}

/** Identifies events by record alone, so that an event of an unexpected type is found. */
const nameOf = (type: string, id: number) => `${type.split('.')[0]} ${id}`;
