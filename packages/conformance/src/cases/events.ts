import { setTimeout } from 'node:timers/promises';
import { events as catalogue, type EventInfo, operations, resources } from '@worklane/contract';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import { expectError } from '../world/expectations.ts';
import type { FeedEvent, FeedPage } from '../world/pages.ts';
import { createRecord } from '../world/records.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';
import {
  type EventSeries,
  eventsIn,
  expectMessages,
  expectPages,
  type Filters,
  makeEvent,
  prepareOtherSeries,
  prepareSeries,
  prepareSeriesOfClients,
  prepareSeriesOfRecord,
  readStream,
} from './event-series.ts';
import { newToken } from './oauth.ts';

/** The feed and the stream have exactly the events of changes that a token may read, once and in their order. */
export const events: CasesOf = ({ id }) => {
  if (id === operations.listEvents.id) return [...scenariosWith(expectFeedOf), ...ofFeed];
  return id === operations.streamEvents.id ? [...scenariosWith(expectStreamOf), ...ofStream] : [];
};

interface Selection {
  readonly filters?: Filters;
  readonly token?: string | undefined;
  readonly isSelected?: (event: FeedEvent) => boolean;
}

/** Expects the selected events of a series, and no others. */
type Expectation = (scene: Scene, series: EventSeries, selection?: Selection) => Promise<void>;

const all = () => true;

/** On pages of any size. */
const expectFeedOf: Expectation = async ({ session }, { cursor, make }, { filters, token, isSelected = all } = {}) => {
  const selected = (await make()).filter(isSelected);
  const query = { cursor, ...filters };
  for (const limit of new Set([1, Math.max(1, selected.length - 1), selected.length || 1])) {
    await expectPages(session, selected, { ...query, limit: String(limit) }, token);
  }
};

/** While the stream is open. */
const expectStreamOf: Expectation = async ({ session }, { make }, { isSelected = all, ...options } = {}) => {
  const expected: FeedEvent[] = [];
  const messages = await readStream(session, options, {
    onOpen: async () => void expected.push(...(await make()).filter(isSelected)),
    isEnough: (given) => eventsIn(given).length >= expected.length,
  });
  expectMessages(messages, expected);
};

const scenariosWith = (expectEvents: Expectation) => [
  scenario('has the events of changes in their order', ['state'], async (scene) =>
    expectEvents(scene, await prepareSeries(scene)),
  ),
  scenario('has the events of the requested types', ['state'], async (scene) => {
    const types = ['task.deleted', 'contact.updated', 'contact.deleted'];
    const isSelected = ({ type }: FeedEvent) => types.includes(type);
    await expectEvents(scene, await prepareSeries(scene), { filters: { types: types.join() }, isSelected });
  }),
  scenario('has the events of the requested actor', ['state', 'tokens'], async (scene) => {
    const { actors } = await prepareSeriesOfClients(scene);
    const [values = [], others = []] = actors.map((actor) => Object.values(actor).map(String));
    if (!others.some((each) => !values.includes(each))) {
      throw new MissingPrerequisite('the credentials contain no two clients that the events name as actors');
    }
    for (const actor of [...others, ...others.map((each) => each.slice(0, -1))]) {
      const isSelected = (event: FeedEvent) =>
        Object.values(event.actor ?? {})
          .map(String)
          .includes(actor);
      await expectEvents(scene, await prepareSeriesOfClients(scene), { filters: { actor }, isSelected });
    }
    const [actor = ''] = others.filter((each) => !values.includes(each));
    const isSelected = (event: FeedEvent) => event.type === 'task.deleted' && event.actor?.client_id === actor;
    const filters = { actor, types: 'task.deleted,contact.created' };
    await expectEvents(scene, await prepareSeriesOfClients(scene), { filters, isSelected });
  }),
  scenario('has the events of the requested record', ['state'], async (scene) => {
    for (const others of [{}, { types: 'task.created,task.updated' }, { actor: 'application' }, { actor: 'agent' }]) {
      const { id, ...series } = await prepareSeriesOfRecord(scene);
      const { types = '', actor = '' } = others as Filters;
      const isSelected = ({ data, type, actor: by }: FeedEvent) =>
        data.id === id && !(types && type === 'task.deleted') && [by?.type, ''].includes(actor);
      await expectEvents(scene, series, { filters: { record_id: String(id), ...others }, isSelected });
    }
  }),
  scenario('has only events whose scope the token has', ['state', 'tokens'], async (scene) => {
    const [narrow] = scene.target.tokens.narrow;
    if (!narrow) throw new MissingPrerequisite('the credentials provide no token with one scope');
    const isSelected = ({ type }: FeedEvent) => (catalogue as Record<string, EventInfo>)[type]?.scope === narrow.scope;
    await expectEvents(scene, await prepareSeries(scene), { token: narrow.token, isSelected });
  }),
  scenario('has only events of the organization of the token', ['state', 'tokens'], async (scene) => {
    const series = await prepareOtherSeries(scene);
    await expectEvents(scene, series, { token: series.token });
  }),
];

const at = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Makes two events of different times. @returns them, the cursor before them, and the time of the last one in two notations */
async function prepareTimes(scene: Scene) {
  const { cursor } = await prepareSeries(scene);
  await setTimeout(5);
  const first = await makeEvent(scene);
  await setTimeout(5);
  const last = await makeEvent(scene);
  const time = Date.parse(last.timestamp);
  return { cursor, first, last, time, local: at(time + 7_200_000).replace('Z', '+02:00') };
}

const ofFeed = [
  scenario('has the same events on the largest pages as on others', [], async ({ session }) => {
    const read = async (query: string) => (await session.request(operations.listEvents, { query })).json as FeedPage;
    const largest = await read('?limit=200');
    const first = await read('?limit=100');
    const second = await read(`?limit=100&cursor=${encodeURIComponent(first.next_cursor)}`);
    // Events can be added to a last page at any time.
    if (largest.has_more) expectEqual('the events', largest.data, [...first.data, ...second.data]);
  }),
  scenario('returns new events only after the newest page', ['state'], async (scene) => {
    const { session } = scene;
    const { cursor } = await prepareSeries(scene);
    const next = await expectPages(session, [], { cursor });
    const event = await makeEvent(scene);
    for (const each of [next, cursor]) await expectPages(session, [event], { cursor: each });
  }),
  scenario('starts at since', ['state'], async (scene) => {
    const { session } = scene;
    const { cursor, first, last, time, local } = await prepareTimes(scene);
    for (const since of [at(time), at(time - 1), local]) await expectPages(session, [last], { since });
    for (const since of [at(time + 1), '9999-12-31T23:59:59Z']) await expectPages(session, [], { since });
    await expectPages(session, [last], { since: at(time), types: 'task.created' });
    await expectPages(session, [first, last], { cursor, since: at(time) });
  }),
  scenario('ends at until, and continues there', ['state'], async (scene) => {
    const { session } = scene;
    const { cursor, first, last, time, local } = await prepareTimes(scene);
    const expectUntil = (
      expected: readonly FeedEvent[],
      until: string,
      start: { cursor: string } | { since: string },
    ) => expectPages(session, expected, { ...start, until, limit: '1' });
    for (const until of [at(time), local]) {
      await expectPages(session, [last], { cursor: await expectUntil([first], until, { cursor }) });
    }
    await expectUntil([first, last], at(time + 1), { cursor });
    await expectPages(session, [first], { cursor, until: at(time), types: 'task.created' });
    for (const start of [{ cursor }, { since: first.timestamp }]) {
      await expectPages(session, [first, last], { cursor: await expectUntil([], first.timestamp, start) });
    }
    await expectUntil([], at(time - 1), { since: at(time) });
  }),
  scenario('rejects the cursor of another list or organization', ['state', 'tokens'], async (scene) => {
    const { session } = scene;
    const { cursor } = await prepareSeries(scene);
    await makeEvent(scene);
    const tasks = await session.request(operations.listTasks, { query: '?limit=1' });
    const { next_cursor } = tasks.json as { next_cursor: string };
    const { cursor: foreign } = await prepareOtherSeries(scene);
    const pairs = [
      [operations.listEvents, next_cursor],
      [operations.listEvents, foreign],
      [operations.listTasks, cursor],
    ] as const;
    for (const [operation, each] of pairs) {
      const query = `?${new URLSearchParams({ cursor: each })}`;
      expectError(await session.request(operation, { query }), 400, 'invalid_cursor');
    }
  }),
];

const ofStream = [
  scenario('resumes after Last-Event-ID', ['state'], async (scene) => {
    const { session } = scene;
    const { make } = await prepareSeries(scene);
    const made: FeedEvent[] = [];
    const read = (lastEventId: string | undefined, from: number, change: () => Promise<readonly FeedEvent[]>) =>
      readStream(session, lastEventId === undefined ? {} : { lastEventId }, {
        onOpen: async () => void made.push(...(await change())),
        isEnough: (given) => eventsIn(given).length >= made.length - from,
      });
    const first = await read(undefined, 0, make);
    const opened = first.find(({ data }) => data === undefined)?.id;
    const sent = eventsIn(first);
    const positions = [[sent[1]?.id, 2] as const, [sent.at(-1)?.id, sent.length] as const, [opened, 0] as const];
    for (const [id, from] of positions) {
      // A comment has no position where the server sends none before the first event.
      if (id === undefined && from === 0) continue;
      expectMessages(await read(id ?? '', from, async () => [await makeEvent(scene)]), made.slice(from));
    }
    if (opened === undefined) return;
    const types = ['task.deleted', 'contact.updated'];
    const selected = made.filter(({ type }) => types.includes(type));
    const [record] = selected;
    const selections = [
      [{ types: types.join() }, selected],
      [{ record_id: String(record?.data.id) }, made.filter(({ data }) => data.id === record?.data.id)],
    ] as const;
    for (const [filters, expected] of selections) {
      const messages = await readStream(
        session,
        { lastEventId: opened, filters },
        {
          isEnough: (given) => eventsIn(given).length >= expected.length,
        },
      );
      expectMessages(messages, expected);
    }
  }),
  scenario('rejects the Last-Event-ID of another organization, or of no feed', ['state', 'tokens'], async (scene) => {
    const { cursor } = await prepareOtherSeries(scene);
    for (const id of [cursor, 'bm90IG9uZQ']) {
      const headers = { 'last-event-id': id, accept: 'text/event-stream' };
      expectError(await scene.session.request(operations.streamEvents, { headers }), 400, 'invalid_cursor');
    }
  }),
  scenario('ends with the validity of its token', ['state', 'oauth'], async (scene) => {
    const { client, token } = await newToken(scene);
    let isEnded = false;
    const messages = await readStream(
      scene.session,
      { token },
      {
        async onOpen() {
          await client.revoke(token);
          await createRecord(scene, resources.tasks, { title: 'Wax oak panels' });
        },
        isEnough: (given) => eventsIn(given).length > 0,
        onEnd: () => {
          isEnded = true;
        },
      },
    );
    const isQuiet = eventsIn(messages).length === 0;
    expectThat(isEnded && isQuiet, 'expected the stream to end when its token was revoked');
  }),
];
