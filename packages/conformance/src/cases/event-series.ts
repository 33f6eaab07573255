import { type EventInfo, events, operations, type Resource, resources } from '@worklane/contract';
import { resourceOf } from '@worklane/model';
import { requestExamples } from '../contract/document.ts';
import { messagesOf, type StreamMessage, type StreamReading } from '../event-stream.ts';
import { otherOrganization } from '../fixtures/fixtures.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { Session } from '../session.ts';
import { spreadTokens } from '../target/tokens.ts';
import { expectStatus } from '../world/expectations.ts';
import { expectFeed } from '../world/feed.ts';
import { type FeedEvent, type FeedPage, readFeed } from '../world/pages.ts';
import { createRecord, deleteRecord, loadExisting, updateRecord } from '../world/records.ts';
import { operationsOf } from '../world/resource-operations.ts';
import type { Scene } from './case.ts';

/** Changes that are made from a position of the feed on. */
export interface EventSeries {
  /** The cursor before the changes. */
  readonly cursor: string;
  /** Of the organization of the series; absent for that of the scene. */
  readonly token?: string;
  /** Makes the changes. @returns their events, as the feed has them */
  make(): Promise<readonly FeedEvent[]>;
}

/** Prepares changes of records of several kinds, with one whose events the token with a single scope may read. */
export async function prepareSeries(scene: Scene): Promise<EventSeries> {
  const { target } = scene;
  const readable = Object.values<EventInfo>(events).find(({ scope }) => scope === target.tokens.narrow[0]?.scope);
  const kinds = new Set<Resource>([resources.tasks, resources.contacts]);
  if (readable) kinds.add(resourceOf(readable.entity));
  // Records refer to them.
  if (target.capabilities.has('members')) await loadExisting(scene, resources.members);
  const plans = await Promise.all(
    [...kinds].map(async (resource) => {
      const { create, update } = operationsOf(resource);
      const body = await scene.fixtures.minimalBody(create);
      return { resource, body, patch: await scene.fixtures.bodyFor(update, requestExamples(update)[0]?.value) };
    }),
  );
  return seriesOf(scene, async () => {
    const records = [];
    for (const { resource, body } of plans) records.push(await createRecord(scene, resource, body));
    for (const [index, { resource, patch }] of plans.entries()) {
      const record = records[index];
      if (record) await deleteRecord(scene, resource, await updateRecord(scene, resource, record, patch));
    }
  });
}

async function seriesOf(scene: Scene, change: () => Promise<void>): Promise<EventSeries> {
  const { timestamp } = await makeEvent(scene);
  const make = async () => {
    const from = scene.world.store.events.all().length;
    await change();
    return expectFeed(scene, from);
  };
  return { cursor: (await readFeed(scene.session, timestamp)).cursor, make };
}

/** Prepares changes by two clients, with their actors. */
export async function prepareSeriesOfClients(scene: Scene) {
  const tokens = spreadTokens(scene.target.tokens).slice(0, 2);
  const actors: NonNullable<FeedEvent['actor']>[] = [];
  for (const token of tokens) {
    const { actor } = await makeEvent(scene, token);
    if (actor) actors.push(actor);
  }
  const { cursor, make } = await seriesOf(scene, async () => {
    for (const [index, token] of tokens.entries()) {
      const record = await createRecord(scene, resources.tasks, { title: 'Sand oak panels' }, { token });
      if (record) await deleteRecord(scene, resources.tasks, record, { token: tokens.at(index - 1) });
    }
  });
  const makeAndCompare = async () => {
    const events = await make();
    const right = actors.flatMap((actor, index) => [actor, actors.at(index - 1)]);
    if (actors.length === tokens.length)
      expectEqual(
        'the actors',
        events.map(({ actor }) => actor),
        right,
      );
    return events;
  };
  return { cursor, make: makeAndCompare, actors };
}

/** Prepares changes of a record, between those of others. */
export async function prepareSeriesOfRecord(scene: Scene) {
  const record = await createRecord(scene, resources.tasks, { title: 'Sort oak panels' });
  expectThat(record !== undefined, 'expected a task');
  const series = await seriesOf(scene, async () => {
    await makeEvent(scene);
    const updated = await updateRecord(scene, resources.tasks, record, { title: 'Count oak panels' });
    const child = await createRecord(scene, resources.tasks, { title: 'Sort them', parent_task_id: record.id });
    if (child) await deleteRecord(scene, resources.tasks, child);
    await deleteRecord(scene, resources.tasks, updated);
  });
  return { ...series, id: record.id };
}

/** Prepares changes in this organization and in another one, to whose token only its own may be shown. */
export async function prepareOtherSeries(scene: Scene): Promise<EventSeries> {
  const other = otherOrganization(scene);
  const { cursor } = await readFeed(other.session, new Date().toISOString());
  const make = async () => {
    await makeEvent(scene);
    const task = await createRecord(other, resources.tasks, { title: 'Oil oak panels' });
    if (task) await deleteRecord(other, resources.tasks, task);
    const { data } = await readPage(other.session, { cursor });
    const given = data.map((event) => [event.type, event.data.id, event.organization_id]);
    const types = ['task.created', 'task.deleted'];
    expectEqual(
      'the events of the other organization',
      given,
      types.map((type) => [type, task?.id, other.world.organizationId]),
    );
    return data;
  };
  return { cursor, token: other.target.tokens.full, make };
}

/** Creates a task. @returns its event, as the feed has it */
export async function makeEvent(scene: Scene, token?: string): Promise<FeedEvent> {
  const from = scene.world.store.events.all().length;
  await createRecord(scene, resources.tasks, { title: 'Sand oak panels' }, { token });
  const [event] = await expectFeed(scene, from);
  expectThat(event !== undefined, 'expected an event of the task');
  return event;
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The filters of the feed and of the stream. */
export type Filters = Readonly<Partial<Record<'types' | 'actor' | 'record_id', string>>>;

/** The query of a page. */
type FeedQuery = Filters & Readonly<Partial<Record<'cursor' | 'since' | 'until' | 'limit', string>>>;

async function readPage(session: Session, parameters: FeedQuery, headers = {}): Promise<FeedPage> {
  const query = `?${new URLSearchParams(parameters)}`;
  const response = await session.request(operations.listEvents, { query, headers });
  expectStatus(response, 200);
  return response.json as FeedPage;
}

/** Expects pages with exactly these events. @returns the cursor after them */
export async function expectPages(
  session: Session,
  expected: readonly FeedEvent[],
  { cursor, since, limit = '200', ...filters }: FeedQuery,
  token?: string,
): Promise<string> {
  const size = Number(limit);
  const start = { ...(cursor !== undefined && { cursor }), ...(since !== undefined && { since }) };
  for (let [rest, next] = [expected, start as FeedQuery]; ; rest = rest.slice(size)) {
    const query = { ...next, limit, ...filters };
    const { data, has_more, next_cursor } = await readPage(session, query, bearer(token));
    expectEqual('the events', data, rest.slice(0, size));
    expectEqual('has_more', has_more, rest.length > size);
    if (!has_more) return next_cursor;
    next = { cursor: next_cursor };
  }
}

interface StreamOptions {
  readonly lastEventId?: string;
  readonly filters?: Filters;
  readonly token?: string | undefined;
}

export async function readStream(
  session: Session,
  { lastEventId, filters = {}, token }: StreamOptions,
  stream: StreamReading,
): Promise<StreamMessage[]> {
  const response = await session.request(operations.streamEvents, {
    query: `?${new URLSearchParams(filters)}`,
    headers: { ...bearer(token), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    stream,
  });
  expectStatus(response, 200);
  return messagesOf(session.exchanges.findLast(({ request }) => request.stream === stream)?.response.body ?? '');
}

/** Returns the messages other than comments. */
export const eventsIn = (messages: readonly StreamMessage[]) => messages.filter(({ data }) => data !== undefined);

/** Expects one message for each event, and a position for each to resume from. */
export function expectMessages(messages: readonly StreamMessage[], expected: readonly FeedEvent[]): void {
  const sent = eventsIn(messages);
  const given = sent.map(({ data = '', event }) => ({ event, data: JSON.parse(data) as unknown }));
  expectEqual(
    'the messages',
    given,
    expected.map((event) => ({ event: event.type, data: event })),
  );
  const ids = new Set(sent.map(({ id }) => id));
  const isUnique = ids.size === sent.length && !ids.has(undefined);
  expectThat(isUnique, `expected each message to have an id of its own, got ${[...ids].join(', ')}`);
}
