import { randomUUID } from 'node:crypto';
import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { MissingPrerequisite } from '../../fixtures/missing-prerequisite.ts';
import { expectThat } from '../../mismatch.ts';
import { expectError, expectRecord } from '../../world/expectations.ts';
import { expectList } from '../../world/list.ts';
import { deleteRecord, updateRecord } from '../../world/records.ts';
import { operationsOf, writtenResources } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { created } from './create.ts';
import { type Body, casesOfRecords, ifImplemented } from './record-cases.ts';
import { minimalBody } from './valid-bodies.ts';

/** More references than a problem names: specs/schemas/problem/Problem.yaml. */
const moreThanNamed = 21;

/** Deletions: the record is gone for every operation, the others are not, and no reference is left. */
export const deletions = casesOfRecords('delete', [
  {
    name: 'removes the record from every operation, and no other record',
    provokes: [404],
    async run(scene, resource) {
      const { session } = scene;
      const external_id = randomUUID();
      const body = await minimalBody(scene, resource, { external_id });
      const [kept, { id }] = [
        await created(scene, resource, { ...body, external_id: null }),
        await created(scene, resource, body),
      ];
      await deleteRecord(scene, resource, scene.world.get(resource, id));
      const { update, delete: remove } = operationsOf(resource);
      expectError(await session.request(update, { id, body: '{}' }), 404, 'not_found');
      expectError(await session.request(remove, { id }), 404, 'not_found');
      await expectRecord(session, resource, kept);
      // Its ID is never used again, its external ID is free.
      const next = await created(scene, resource, body);
      await ifImplemented(() => expectList(scene, resource, [['ids', [kept.id, id, next.id].join()]]));
    },
  },
  {
    name: 'is rejected while a record refers to it',
    provokes: [409],
    async run(scene, resource) {
      const target = await created(scene, resource, await minimalBody(scene, resource));
      const referrers: [Resource, StoredRecord][] = [];
      for (const { referrer, path, value } of referencesTo(resource, target.id)) {
        await ifImplemented(async () => {
          const record = await created(scene, referrer, await bodyWith(scene, referrer, path, value));
          referrers.push([referrer, record]);
        });
      }
      const [first] = referrers;
      if (!first) throw new MissingPrerequisite(`no record refers to a ${resource.kind}`);
      const remove = () => deleteRecord(scene, resource, target);
      expectThat(!(await remove()), 'expected a referenced record to stay');
      for (const [referrer, record] of referrers) await deleteRecord(scene, referrer, record);
      expectThat(await remove(), 'expected a record without references to be deleted');
    },
  },
  {
    name: 'names the first of many records that refer to it',
    provokes: [409],
    // The schema of the problem is the same for all resources.
    isFor: ({ kind }) => kind === 'task',
    async run(scene, resource) {
      const target = await created(scene, resource, await minimalBody(scene, resource));
      const body = await minimalBody(scene, resource, { parent_task_id: target.id });
      for (let count = 0; count < moreThanNamed; count++) await created(scene, resource, body);
      await deleteRecord(scene, resource, target);
    },
  },
  {
    name: 'ignores the references of a record to itself',
    isFor: ({ kind, references }) => references.some((reference) => reference.kind === kind),
    async run(scene, resource) {
      const [first, second] = [
        await created(scene, resource, await minimalBody(scene, resource)),
        await created(scene, resource, await minimalBody(scene, resource)),
      ];
      const [name = ''] = resource.references.find(({ kind }) => kind === resource.kind)?.path ?? [];
      const refer = (record: StoredRecord, id: number | null) => updateRecord(scene, resource, record, { [name]: id });
      await refer(first, second.id);
      await refer(second, first.id);
      await deleteRecord(scene, resource, first);
      await refer(second, null);
      await refer(first, first.id);
      await deleteRecord(scene, resource, scene.world.get(resource, first.id));
    },
  },
]);

interface IncomingReference {
  readonly referrer: Resource;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns every reference that the contract allows to a record. */
const referencesTo = ({ kind }: Resource, id: number): IncomingReference[] =>
  writtenResources.flatMap((referrer) =>
    referrer.references
      .filter((reference) => reference.kind === kind || reference.kind === 'any')
      .map(({ path, kind: of }) => ({ referrer, path, value: of === 'any' ? { kind, id } : id })),
  );

/** Returns a body with one reference, in a list if its path leads through one. */
async function bodyWith(scene: Scene, referrer: Resource, path: readonly string[], value: unknown): Promise<Body> {
  const body = await minimalBody(scene, referrer);
  const [name = '', star, member] = path;
  if (star === undefined) return { ...body, [name]: value };
  if (member === undefined) return { ...body, [name]: [value] };
  const item = { description: 'Item', quantity: 1, unit_price: { amount: 1, currency: 'EUR' } };
  return { ...body, [name]: [{ ...item, [member]: value }] };
}
