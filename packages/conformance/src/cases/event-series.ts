import { type EventInfo, events, operations, type Resource, resources } from '@worklane/contract';
import { resourceOf } from '@worklane/model';
import { requestExamples } from '../contract/document.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import { expectStatus } from '../world/expectations.ts';
import { expectFeed, type FeedEvent, type FeedPage } from '../world/feed.ts';
import { createRecord, deleteRecord, loadExisting, updateRecord } from '../world/records.ts';
import { operationsOf } from '../world/resource-operations.ts';
import type { Scene } from './case.ts';

/** Changes that are made between two positions in the feed. */
export interface EventSeries {
  /** The cursor before the changes. */
  readonly cursor: string;
  /** When the last record before the changes was created. */
  readonly since: string;
  /** Makes the changes. @returns their events, as the feed has them */
  make(): Promise<readonly FeedEvent[]>;
}

/** Prepares changes of records of several kinds, with one whose events the token with a single scope may read. */
export async function prepareSeries(scene: Scene): Promise<EventSeries> {
  const { session, world, target } = scene;
  const readable = kindOf(target.tokens.narrow[0]?.scope);
  const kinds = [...new Set([resources.tasks, resources.contacts, ...(readable ? [readable] : [])])];
  // Records refer to them.
  if (target.capabilities.has('members')) await loadExisting(scene, resources.members);
  const plans = await Promise.all(
    kinds.map(async (resource) => {
      const { create, update } = operationsOf(resource);
      const body = await scene.fixtures.minimalBody(create);
      return { resource, body, patch: await scene.fixtures.bodyFor(update, requestExamples(update)[0]?.value) };
    }),
  );
  const first = await createRecord(scene, resources.tasks, { title: 'Order oak panels' });
  const since = String(first?.created_at);
  const cursor = await newestCursor(session, since);
  return {
    cursor,
    since,
    async make() {
      const from = world.store.events.all().length;
      const records = [];
      for (const { resource, body } of plans) records.push(await createRecord(scene, resource, body));
      for (const [index, { resource, patch }] of plans.entries()) {
        const record = records[index];
        if (record) await deleteRecord(scene, resource, await updateRecord(scene, resource, record, patch));
      }
      return expectFeed(scene, from);
    },
  };
}

/** Creates a task. @returns its event, as the feed has it */
export async function makeEvent(scene: Scene): Promise<FeedEvent> {
  const { world } = scene;
  const from = world.store.events.all().length;
  await createRecord(scene, resources.tasks, { title: 'Sand oak panels' });
  const [event] = await expectFeed(scene, from);
  expectThat(event !== undefined, 'expected an event of the task');
  return event;
}

/** Returns the kind whose events a scope allows to read. */
function kindOf(scope: string | undefined): Resource | undefined {
  const kind = Object.values<EventInfo>(events).find((each) => each.scope === scope)?.entity;
  return kind === undefined ? undefined : resourceOf(kind);
}

/** The query of a page. */
export type FeedQuery = Readonly<Partial<Record<'cursor' | 'since' | 'types', string>>>;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function readPage(
  session: Session,
  query: FeedQuery & { readonly limit?: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<FeedPage> {
  const response = await feedResponse(session, query, headers);
  expectStatus(response, 200);
  return response.json as FeedPage;
}

export const feedResponse = (
  session: Session,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServerResponse> =>
  session.request(operations.listEvents, { query: `?${new URLSearchParams(query)}`, headers });

/** Returns the cursor after the newest event. */
export async function newestCursor(session: Session, since: string, token?: string): Promise<string> {
  const headers = token === undefined ? {} : bearer(token);
  let page = await readPage(session, { since, limit: '200' }, headers);
  while (page.has_more) page = await readPage(session, { cursor: page.next_cursor, limit: '200' }, headers);
  return page.next_cursor;
}

/** Expects pages with exactly these events. @returns the cursor after them */
export async function expectPages(
  session: Session,
  expected: readonly FeedEvent[],
  { limit = 200, token, ...query }: FeedQuery & { readonly limit?: number; readonly token?: string },
): Promise<string> {
  const headers = token === undefined ? {} : bearer(token);
  const { types } = query;
  for (let [rest, next] = [expected, query as FeedQuery]; ; rest = rest.slice(limit)) {
    const { data, has_more, next_cursor } = await readPage(session, { ...next, limit: String(limit) }, headers);
    expectEqual('the events', data, rest.slice(0, limit));
    expectEqual('has_more', has_more, rest.length > limit);
    if (!has_more) return next_cursor;
    next = { cursor: next_cursor, ...(types !== undefined && { types }) };
  }
}
