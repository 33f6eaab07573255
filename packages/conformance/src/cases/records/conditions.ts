import { randomUUID } from 'node:crypto';
import { conditions } from '../../world/conditions.ts';
import { expectRecord } from '../../world/expectations.ts';
import { deleteRecord, updateRecord } from '../../world/records.ts';
import { created } from './create.ts';
import { casesOfRecords } from './record-cases.ts';
import { minimalBody } from './valid-bodies.ts';

/** Updates with If-Match. */
export const conditionalUpdates = casesOfRecords('update', [
  {
    name: 'updates only the versions of If-Match',
    provokes: [400, 412],
    async run(scene, resource) {
      const { id } = await created(scene, resource, await minimalBody(scene, resource));
      const change = (ifMatch: string | undefined, isMalformed?: true) =>
        updateRecord(
          scene,
          resource,
          scene.world.get(resource, id),
          { external_id: randomUUID() },
          { ifMatch, isMalformed },
        );
      await change('"1"');
      for (const { ifMatch, isMalformed } of conditions)
        await change(ifMatch(scene.world.get(resource, id)), isMalformed);
      await change('"1"');
      await updateRecord(scene, resource, scene.world.get(resource, id), {}, { ifMatch: '"1"' });
    },
  },
]);

/** Deletions with If-Match. */
export const conditionalDeletions = casesOfRecords('delete', [
  {
    name: 'deletes only the versions of If-Match',
    provokes: [400, 412],
    async run(scene, resource) {
      const body = await minimalBody(scene, resource);
      let record = await created(scene, resource, body);
      for (const { ifMatch, isMalformed } of conditions) {
        const isDeleted = await deleteRecord(scene, resource, record, { ifMatch: ifMatch(record), isMalformed });
        if (isDeleted) record = await created(scene, resource, body);
      }
      record = await updateRecord(scene, resource, record, { external_id: randomUUID() });
      await deleteRecord(scene, resource, record, { ifMatch: '"1"' });
      await expectRecord(scene.session, resource, record);
    },
  },
]);
