import type { Operation } from '@worklane/contract';
import { expectEqual, expectThat } from '../../mismatch.ts';
import { expectError } from '../../world/expectations.ts';
import { expectFeed } from '../../world/feed.ts';
import { type FeedEvent, serverPages } from '../../world/pages.ts';
import { resourceOf } from '../../world/resource-operations.ts';
import { type CasesOf, type Scene, scenario } from '../case.ts';
import { acceptable, valuesOf } from './bodies.ts';
import { Records } from './record-cases.ts';

/** Histories: the events of one record as the feed has them, newest first, also after its deletion. */
export const histories: CasesOf = (operation) => {
  const resource = resourceOf(operation);
  if (!resource || !operation.path.endsWith('/history')) return [];
  return [
    scenario('returns every change of the record, newest first', ['state'], async (scene) => {
      const from = scene.world.store.events.all().length;
      const records = new Records(scene, resource);
      const [other, { id }] = [await records.created(), await records.created()];
      const change = async (record: typeof other, round: number) => {
        await records.update(records.current(record), { custom_fields: { round } }, { isListed: true });
      };
      for (const round of [1, 2, 3]) await change(records.current({ id }), round);
      await change(other, 1);
      const read = async () => changesOf(id, await expectFeed(scene, from));
      await expectHistory(scene, operation, id, await read());
      await expectForeignCursors(scene, operation, [id, other.id]);
      await records.delete(records.current({ id }), { isListed: true });
      await expectHistory(scene, operation, id, await read());
      await records.restore({ id }, { isListed: true });
      // More than a page has by default.
      const changes = (round: number) => ({ custom_fields: { round } });
      await records.batch({
        items: Array.from({ length: 55 }, (_, round) => ({ update: { id, changes: changes(round) } })),
      });
      await expectHistory(scene, operation, id, await read(), ['', '200']);
    }),
    scenario('returns every value that a field had', ['state'], async (scene) => {
      const from = scene.world.store.events.all().length;
      const records = new Records(scene, resource);
      const { id } = await records.created(await records.full());
      for (const value of valuesOf(resource.schemas.update ?? '')) {
        const current = records.current({ id });
        const patch = await acceptable(scene, records.operations.update, value, current);
        await records.update(current, patch, { isListed: true });
      }
      const changes = changesOf(id, await expectFeed(scene, from));
      await expectHistory(scene, operation, id, changes, ['200']);
    }),
  ];
};

/** Returns the changes of a record, newest first. The event of a transition repeats an update. */
const changesOf = (id: number, events: readonly FeedEvent[]) =>
  events.filter(({ data, type }) => data.id === id && /\.(created|updated|deleted)$/.test(type)).toReversed();

const defaultLimit = 50;

/** Expects the events in pages of these sizes: by default several, of which some are full. An empty one is left out. */
async function expectHistory(
  scene: Scene,
  operation: Operation,
  id: number,
  expected: readonly FeedEvent[],
  limits = ['1', '2', String(expected.length)],
): Promise<void> {
  for (const limit of limits) {
    const size = Number(limit || defaultLimit);
    let count = 0;
    for await (const page of serverPages(scene.session, operation, limit === '' ? [] : [['limit', limit]], id)) {
      expectThat(count === 0 || page.length > 0, 'expected events on each further page');
      expectEqual('the events of the page', page, expected.slice(count, count + size));
      count += page.length;
    }
    expectEqual('the number of events', count, expected.length);
  }
}

/** The cursor of one history is none of another. */
async function expectForeignCursors(scene: Scene, operation: Operation, [id, other]: readonly [number, number]) {
  const { json } = await scene.session.request(operation, { id, query: '?limit=1' });
  const query = `?${new URLSearchParams({ cursor: Object(json).next_cursor })}`;
  expectError(await scene.session.request(operation, { id: other, query }), 400, 'invalid_cursor');
}
