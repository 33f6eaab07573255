import { isDeepStrictEqual } from 'node:util';
import { type Operation, operations } from '@worklane/contract';
import type { StoredEvent, StoredRecord } from '@worklane/model';
import { expectThat } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import { expectStatus } from './expectations.ts';

/** A query parameter. */
export type QueryPair = readonly [name: string, text: string];

export const queryText = (pairs: readonly QueryPair[]) =>
  pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

/** Yields the pages of a server. @param id of the webhook whose log it is */
export async function* serverPages<Item = StoredRecord>(
  session: Session,
  operation: Operation,
  pairs: readonly QueryPair[],
  id?: number,
): AsyncGenerator<readonly Item[], void> {
  const limit = Number(new Map(pairs).get('limit') ?? Number.POSITIVE_INFINITY);
  let response = await session.request(operation, { query: queryText(pairs), ...(id !== undefined && { id }) });
  for (const cursors = new Set<string | null>(); ; ) {
    expectStatus(response, 200);
    const { data, next_cursor } = response.json as Page<Item>;
    expectThat(data.length <= limit, `expected at most ${limit} items on a page, got ${data.length}`);
    expectThat(!cursors.has(next_cursor), 'expected another next_cursor on each page');
    cursors.add(next_cursor);
    const { request } = session.last;
    const next = nextLink(session, response, next_cursor);
    yield data;
    if (next === undefined) return;
    response = await session.send(operation, { ...request, path: next });
  }
}

/** Returns the URL of the next page, which is that of the page with another cursor (RFC 8288). */
function nextLink(session: Session, { headers }: ServerResponse, cursor: string | null): string | undefined {
  const link = headers.get('link');
  if (cursor === null) {
    expectThat(link === undefined, `expected no Link on the last page, got ${link}`);
    return undefined;
  }
  const { baseUrl } = session.target;
  const expected = new URL(session.last.request.path, baseUrl);
  expected.searchParams.set('cursor', cursor);
  const given = URL.parse(/^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? '', baseUrl);
  const isSame =
    given?.pathname === expected.pathname && isDeepStrictEqual(parametersOf(given), parametersOf(expected));
  expectThat(isSame, `expected the Link ${expected.pathname}${expected.search}, got ${link}`);
  return given.pathname + given.search;
}

const parametersOf = ({ searchParams }: URL) => [...searchParams].toSorted();

/**
 * Returns all items of a list whose order does not change.
 * @throws Mismatch when an item occurs twice, as on a server that ignores cursors, or a further page is empty
 */
export async function readAll<Item extends Identified>(...list: Parameters<typeof serverPages>): Promise<Item[]> {
  const items = new Map<Item['id'], Item>();
  for await (const page of serverPages<Item>(...list)) {
    expectThat(page.length > 0 || items.size === 0, 'expected items on each further page');
    addNew(items, page);
  }
  return [...items.values()];
}

export interface FeedEvent extends StoredEvent {
  readonly data: { readonly id: number; readonly updated_at: string };
}

export interface FeedPage {
  readonly data: readonly FeedEvent[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/**
 * Returns all events since a time, and the cursor after them.
 * @throws Mismatch when an event occurs twice, or an empty page has more: such a feed may never end
 */
export async function readFeed(session: Session, since: string) {
  const events = new Map<string, FeedEvent>();
  let query = new URLSearchParams({ since, limit: '200' });
  for (;;) {
    const response = await session.request(operations.listEvents, { query: `?${query}` });
    expectStatus(response, 200);
    const { data, next_cursor, has_more } = response.json as FeedPage;
    addNew(events, data);
    if (!has_more) return { events: [...events.values()], cursor: next_cursor };
    expectThat(data.length > 0, 'expected events on a page of the feed with has_more');
    query = new URLSearchParams({ cursor: next_cursor, limit: '200' });
  }
}

interface Identified {
  readonly id: number | string;
}

function addNew<Item extends Identified>(items: Map<Item['id'], Item>, page: readonly Item[]): void {
  for (const item of page) {
    expectThat(!items.has(item.id), `expected ${item.id} on one page only`);
    items.set(item.id, item);
  }
}
