import { randomUUID } from 'node:crypto';
import type { Resource } from '@worklane/contract';
import { expectThat, MissingPrerequisite } from '../../mismatch.ts';
import { expectError } from '../../world/expectations.ts';
import { expectList } from '../../world/list.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';
import { withReference } from './references.ts';

/** More references than a problem names: specs/schemas/problem/Problem.yaml. */
const moreThanNamed = 21;

/** Deletions: the record is gone for every operation, the others are not, and no reference is left. */
export const deletions = casesOfRecords(
  'delete',
  recordCase('removes the record from every operation, and no other record', async (records) => {
    const { scene, resource, operations } = records;
    const body = await records.minimal({ external_id: randomUUID() });
    const [kept, { id }] = [await records.created(), await records.created(body)];
    await records.delete(records.current({ id }));
    expectError(await scene.session.request(operations.update, { id, body: '{}' }), 404, 'not_found');
    expectError(await scene.session.request(operations.delete, { id }), 404, 'not_found');
    await records.read(kept);
    // Its ID is never used again, its external ID is free.
    const next = await records.created(body);
    await ifImplemented(() => expectList(scene, resource, [['ids', [kept.id, id, next.id].join()]]));
  }),
  recordCase('is rejected while a record refers to it', async (records) => {
    const { scene, resource } = records;
    const target = await records.created();
    let referrers = 0;
    for (const { referrer, path, value } of referencesTo(resource, target.id)) {
      const others = new Records(scene, referrer);
      await ifImplemented(async () => {
        const record = await others.created(withReference(await others.minimal(), path, value));
        referrers++;
        const expectRejection = async () =>
          expectThat(!(await records.delete(target)), 'expected a referenced record to stay');
        await expectRejection();
        const [name = ''] = path;
        const clear = async () => referrer.fields[name]?.nullable && (await others.update(record, { [name]: null }));
        if (await clear()) {
          await others.update(record, withReference({}, path, value));
          await expectRejection();
        }
        if (!(await clear())) await others.delete(record);
      });
    }
    if (referrers === 0) throw new MissingPrerequisite(`no record refers to a ${resource.kind}`);
    expectThat(await records.delete(target), 'expected a record without references to be deleted');
  }),
  recordCase(
    'names the first of many records that refer to it',
    async (records) => {
      const target = await records.created();
      const body = await records.minimal({ parent_task_id: target.id });
      for (let count = 0; count < moreThanNamed; count++) await records.created(body);
      await records.delete(target);
    },
    // The schema of the problem is the same for all resources.
    ({ kind }) => kind === 'task',
  ),
);

interface IncomingReference {
  readonly referrer: Resource;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns every reference that the contract allows to a record. */
export const referencesTo = ({ kind }: Resource, id: number): IncomingReference[] =>
  writtenResources.flatMap((referrer) =>
    referrer.references
      .filter((reference) => reference.kind === kind || reference.kind === 'any')
      .map(({ path, kind: of }) => ({ referrer, path, value: of === 'any' ? { kind, id } : id })),
  );
