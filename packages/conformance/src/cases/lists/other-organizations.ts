import type { Resource } from '@worklane/contract';
import { otherOrganization } from '../../fixtures/other-organization.ts';
import { expectThat } from '../../mismatch.ts';
import { cleanUp } from '../../world/clean-up.ts';
import { expectRecord } from '../../world/expectations.ts';
import { expectList, queryText } from '../../world/list.ts';
import { createRecord, expectAbsent } from '../../world/records.ts';
import { listOperation, operationsOf } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { expectInvalidCursor } from './paging.ts';

/** Creates records in another organization, which this one must not see, and whose cursor it must reject. */
export async function otherOrganizations(scene: Scene, resource: Resource): Promise<void> {
  const other = otherOrganization(scene);
  try {
    const create = async () =>
      createRecord(other, resource, await other.fixtures.minimalBody(operationsOf(resource).create), {
        isListed: true,
      });
    const [record, second] = [await create(), await create()];
    expectThat(record !== undefined && second !== undefined, 'expected valid records to be created');
    const { session, world } = scene;
    const own = world.store.has(world.organizationId, { kind: resource.kind, id: record.id });
    if (own) await expectRecord(session, resource, world.get(resource, record.id));
    else await expectAbsent(session, resource, record.id);
    await expectList(scene, resource, [['ids', `${record.id},${second.id}`]]);
    await expectList(scene, resource);
    const list = listOperation(resource);
    const { json } = await other.session.request(list, { query: '?limit=1' });
    const { next_cursor } = json as { next_cursor: string | null };
    expectThat(next_cursor !== null, 'expected a next_cursor');
    expectInvalidCursor(
      await session.request(list, {
        query: queryText([
          ['limit', '1'],
          ['cursor', next_cursor],
        ]),
      }),
    );
  } finally {
    await cleanUp(other);
  }
}
