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

/** What others have under way can hold back the feed for a moment, never longer. */
const maxReads = 100;

/** Holds the event feed to tell of every change of the run, and of nothing else. @throws Disagreement */
export async function expectFeed(service: Service, { journal }: Model): Promise<void> {
  const [first] = journal;
  if (!first) return;
  let told: Event[] = [];
  for (let reading = 0; reading < maxReads && told.length < journal.length; reading++) {
    told = await eventsOf(service, journal, String(first.record.updated_at));
  }
  const given = told.map(({ type, data }) => `${type} ${data.id}`);
  const right = journal.map(({ type, record }) => `${type} ${record.id}`);
  expectThat(isDeepStrictEqual(given, right), `expected the events ${right.join(', ')}, got ${given.join(', ')}`);
  const wrong = told.find(({ data }, index) => !isDeepStrictEqual(data, journal[index]?.record));
  expectThat(wrong === undefined, `expected the event to have the record as it was, got ${JSON.stringify(wrong)}`);
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

/** By the record alone: an event of another type than those that are expected must be found too. */
const nameOf = (type: string, id: number) => `${type.split('.')[0]} ${id}`;
