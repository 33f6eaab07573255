import { randomUUID } from 'node:crypto';
import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { expectThat } from '../../mismatch.ts';
import { expectError, expectReplayed, expectStatus } from '../../world/expectations.ts';
import { createRecord, deleteRecord, headersOf, updateRecord } from '../../world/records.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { created } from './create.ts';
import { casesOfRecords } from './record-cases.ts';
import { minimalBody } from './valid-bodies.ts';

/** Creations with an idempotency key. */
export const idempotentCreations = casesOfRecords('create', [
  {
    name: 'creates one record with an idempotency key, until it is deleted',
    provokes: [409, 422],
    async run(scene, resource) {
      const [key, body] = [randomUUID(), await minimalBody(scene, resource)];
      // A rejected request leaves the key unused.
      await createRecord(scene, resource, { ...body, undeclared: true }, { key });
      const send = (fields: object = {}) =>
        createRecord(scene, resource, { ...body, ...fields }, { key, isRepeated: true });
      const record = await send();
      expectThat(record !== undefined, 'expected a key that was rejected once to be unused');
      await updateRecord(scene, resource, record, { external_id: randomUUID() });
      await send();
      await send({ external_id: randomUUID() });
      await deleteRecord(scene, resource, scene.world.get(resource, record.id));
      await send();
    },
  },
  {
    name: 'keeps the idempotency keys of applications and operations apart',
    async run(scene, resource) {
      const [key, body] = [randomUUID(), await minimalBody(scene, resource)];
      const record = await createRecord(scene, resource, body, { key });
      const token = otherToken(scene, resource);
      if (token !== undefined) await createRecord(scene, resource, body, { key, token });
      const update = operationsOf(resource).update;
      const headers = headersOf({ key });
      const response = await scene.session.request(update, { id: record?.id ?? 0, body: '{}', headers });
      expectStatus(response, 200);
      expectReplayed(response, false);
    },
  },
]);

/** Returns a token of another application than that of the operation. */
function otherToken({ session, target: { tokens } }: Scene, resource: Resource): string | undefined {
  const own = session.tokenFor(operationsOf(resource).create);
  return [tokens.full, ...(tokens.additional ?? [])].find((token) => token !== own);
}

/** Updates with an idempotency key. */
export const idempotentUpdates = casesOfRecords('update', [
  {
    name: 'applies a patch once with an idempotency key, and replays its response',
    provokes: [404, 422],
    async run(scene, resource) {
      const [first, other] = [
        await created(scene, resource, await minimalBody(scene, resource)),
        await created(scene, resource, await minimalBody(scene, resource)),
      ];
      const [key, patch] = [randomUUID(), { custom_fields: { a: 1 } }];
      const current = ({ id }: StoredRecord) => scene.world.get(resource, id);
      // The replay ignores the condition, which the first request has met.
      const options = { key, ifMatch: '"1"' };
      const send = (record: StoredRecord, value: object) =>
        updateRecord(scene, resource, current(record), value, options);
      await updateRecord(scene, resource, first, patch, { key, ifMatch: '"7"' });
      await send(first, patch);
      await send(first, patch);
      await updateRecord(scene, resource, current(first), { custom_fields: { a: 2 } });
      await send(first, patch);
      await send(first, { custom_fields: { a: 3 } });
      await send(other, patch);
      await deleteRecord(scene, resource, current(first));
      const { update } = operationsOf(resource);
      const body = JSON.stringify(patch);
      expectError(
        await scene.session.request(update, {
          id: first.id,
          body,
          headers: headersOf({ ...options, mediaType: 'application/merge-patch+json' }),
        }),
        404,
        'not_found',
      );
    },
  },
]);

/** Deletions with an idempotency key. */
export const idempotentDeletions = casesOfRecords('delete', [
  {
    name: 'replays a deletion with an idempotency key',
    provokes: [404, 422],
    async run(scene, resource) {
      const [first, other] = [
        await created(scene, resource, await minimalBody(scene, resource)),
        await created(scene, resource, await minimalBody(scene, resource)),
      ];
      const key = randomUUID();
      await deleteRecord(scene, resource, first, { key, ifMatch: '"7"' });
      await deleteRecord(scene, resource, first, { key, ifMatch: '"1"' });
      await deleteRecord(scene, resource, first, { key, ifMatch: '"1"' });
      await deleteRecord(scene, resource, other, { key });
      const { delete: remove } = operationsOf(resource);
      expectError(await scene.session.request(remove, { id: first.id }), 404, 'not_found');
    },
  },
]);
