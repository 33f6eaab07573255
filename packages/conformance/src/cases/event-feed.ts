import { setTimeout } from 'node:timers/promises';
import { operations, resources } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectEqual } from '../mismatch.ts';
import { expectError } from '../world/expectations.ts';
import { createRecord } from '../world/records.ts';
import type { CasesOf, Scenario, Scene } from './case.ts';
import { expectPages, feedResponse, makeEvent, newestCursor, prepareSeries, readPage } from './event-series.ts';
import { changeOtherOrganization } from './other-organization.ts';

/** The feed has exactly the events of the changes that a token may read, in their order, whatever the pages. */
export const eventFeed: CasesOf = ({ id }) => (id === operations.listEvents.id ? [...scenarios] : []);

const scenario = (name: string, run: Scenario['run'], needs: Scenario['needs'] = ['state']): Scenario => ({
  name,
  needs,
  run,
});

const scenarios: readonly Scenario[] = [
  scenario('returns the events of changes in their order, on pages of any size', async (scene) => {
    const { session } = scene;
    const series = await prepareSeries(scene);
    const events = await series.make();
    const { cursor } = series;
    for (const limit of [1, 4, events.length - 1, events.length]) await expectPages(session, events, { cursor, limit });
  }),
  scenario('returns new events only after the newest page', async (scene) => {
    const { session } = scene;
    const { cursor } = await prepareSeries(scene);
    const next = await expectPages(session, [], { cursor });
    const event = await makeEvent(scene);
    await expectPages(session, [event], { cursor: next });
    await expectPages(session, [event], { cursor });
  }),
  scenario('starts at since', async (scene) => {
    const { session } = scene;
    const { cursor } = await prepareSeries(scene);
    const [first] = [await makeEvent(scene), await setTimeout(5)];
    const last = await makeEvent(scene);
    const time = Date.parse(last.timestamp);
    const at = (milliseconds: number) => new Date(milliseconds).toISOString();
    const local = at(time + 7_200_000).replace('Z', '+02:00');
    for (const since of [at(time), at(time - 1), local]) await expectPages(session, [last], { since });
    await expectPages(session, [], { since: at(time + 1) });
    await expectPages(session, [first, last], { cursor, since: at(time) });
  }),
  scenario('returns the events of the requested types', async (scene) => {
    const { session } = scene;
    const series = await prepareSeries(scene);
    const events = await series.make();
    const types = [...new Set(events.map(({ type }) => type))];
    for (const requested of [...types.map((type) => [type]), types.slice(1, 4)]) {
      const expected = events.filter(({ type }) => requested.includes(type));
      await expectPages(session, expected, { cursor: series.cursor, types: requested.join(), limit: 1 });
    }
  }),
  scenario(
    'returns only events whose scope the token has',
    async (scene) => {
      const { session, target } = scene;
      const [narrow] = target.tokens.narrow;
      if (!narrow) throw new MissingPrerequisite('the credentials provide no token with one scope');
      const series = await prepareSeries(scene);
      const events = await series.make();
      const kind = narrow.scope.split('.')[0]?.slice(0, -1);
      const [own = [], others = []] = [true, false].map((isOwn) =>
        events.filter(({ type }) => type.startsWith(`${kind}.`) === isOwn),
      );
      const { cursor } = series;
      await expectPages(session, own, { cursor, token: narrow.token, limit: 1 });
      const types = [...new Set(others.map(({ type }) => type))].join();
      await expectPages(session, [], { cursor, types, token: narrow.token });
    },
    ['state', 'tokens'],
  ),
  scenario(
    'returns only events of the organization of the token',
    async (scene) => {
      const { session } = scene;
      const { cursor, since } = await prepareSeries(scene);
      const other = await changeOtherOrganization(scene);
      await expectPages(session, [], { cursor });
      const { data } = await readPage(session, { since, limit: '200' }, other.headers);
      const given = data.map(({ type, data: { id }, organization_id }) => ({ type, id, organization_id }));
      expectEqual('the events', given.slice(-2), other.events);
      const foreign = data.filter(({ organization_id }) => organization_id !== other.organizationId);
      expectEqual('the events of other organizations', foreign, []);
    },
    ['state', 'tokens'],
  ),
  scenario('rejects the cursor of another list', async (scene) => {
    const { session } = scene;
    const { cursor } = await prepareSeries(scene);
    for (const title of ['Measure', 'Saw']) await createRecord(scene, resources.tasks, { title });
    const list = await session.request(operations.listTasks, { query: '?limit=1' });
    const { next_cursor } = list.json as { next_cursor: string };
    expectError(await feedResponse(session, { cursor: next_cursor }), 400, 'invalid_cursor');
    const query = `?cursor=${encodeURIComponent(cursor)}`;
    expectError(await session.request(operations.listTasks, { query }), 400, 'invalid_cursor');
  }),
  scenario(
    'rejects the cursor of another organization',
    async (scene) => {
      const cursor = await foreignCursor(scene);
      expectError(await feedResponse(scene.session, { cursor }), 400, 'invalid_cursor');
    },
    ['state', 'tokens'],
  ),
];

/** Returns a cursor of the feed of another organization. */
export async function foreignCursor({ target: { tokens }, session }: Scene): Promise<string> {
  if (tokens.foreign === undefined) throw new MissingPrerequisite('the credentials provide no such token');
  return newestCursor(session, new Date().toISOString(), tokens.foreign);
}
