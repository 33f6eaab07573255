import { randomUUID } from 'node:crypto';
import { expectError, expectReplayed, expectStatus } from '../../world/expectations.ts';
import { conditions, headersOf } from '../../world/records.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';

const mediaType = 'application/merge-patch+json';

/** Creations with an idempotency key. */
export const repeatedCreations = casesOfRecords(
  'create',
  recordCase('creates one record with an idempotency key, until it is deleted', async (records) => {
    const [key, body] = [randomUUID(), await records.minimal()];
    const send = (fields: object = {}) => records.create({ ...body, ...fields }, { key, isRepeated: true });
    // A rejected request leaves the key unused.
    await send({ undeclared: true });
    const record = await records.created(body, { key });
    await records.update(record, { external_id: randomUUID() });
    await send();
    await send({ external_id: randomUUID() });
    await records.delete(record);
    await send();
  }),
  recordCase('keeps the idempotency keys of applications and operations apart', async (records) => {
    const { session } = records.scene;
    const { create, update } = records.operations;
    const [key, body] = [randomUUID(), await records.minimal()];
    const record = await records.created(body, { key });
    const { id } = record;
    // A key has up to 255 characters, of which each counts.
    for (const longer of [key.toUpperCase(), key.padEnd(254, 'x'), key.padEnd(255, 'x')]) {
      await records.created(body, { key: longer });
    }
    const token = session.otherTokenFor(create);
    if (token !== undefined) await records.created(body, { key, token });
    const response = await session.request(update, { id, body: '{}', headers: headersOf({ key, mediaType }) });
    expectStatus(response, 200);
    expectReplayed(response, false);
    const other = writtenResources[(writtenResources.indexOf(records.resource) + 1) % writtenResources.length];
    if (other) await ifImplemented(() => new Records(records.scene, other).created(undefined, { key }));
    await ifImplemented(() => records.batch({ items: [{ create: body }] }, { key }));
    await ifImplemented(async () => {
      if (await records.delete(record, { key, isListed: true })) await records.restore(record, { key, isListed: true });
    });
  }),
);

/** Updates with If-Match or an idempotency key. */
export const conditionalUpdates = casesOfRecords(
  'update',
  recordCase('updates only the versions of If-Match', async (records) => {
    const record = await records.created();
    const change = (ifMatch: string | undefined, isMalformed?: true) =>
      records.update(record, { external_id: randomUUID() }, { ifMatch, isMalformed, isListed: true });
    await change('"1"');
    for (const { ifMatch, isMalformed } of conditions) await change(ifMatch(records.current(record)), isMalformed);
    await change('"1"');
    await records.update(record, {}, { ifMatch: '"1"' });
  }),
  recordCase('applies a patch once with an idempotency key, and replays its response', async (records) => {
    const [first, other] = [await records.created(), await records.created()];
    const [key, patch] = [randomUUID(), { custom_fields: { a: 1 } }];
    // The replay ignores the condition, which the first request has met.
    const options = { key, ifMatch: '"1"', mediaType, isListed: true };
    await records.update(first, patch, { ...options, ifMatch: '"7"' });
    await records.update(first, patch, options);
    await records.update(first, patch, options);
    await records.update(first, { custom_fields: { a: 2 } });
    await records.update(first, patch, options);
    await records.update(first, { custom_fields: { a: 3 } }, options);
    await records.update(other, patch, options);
    await records.read(first);
    await records.delete(first);
    // A rejected request leaves its key unused.
    const unused = { mediaType, isListed: true, key: randomUUID() };
    for (const each of [options, unused]) {
      const request = { id: first.id, body: JSON.stringify(patch), headers: headersOf(each) };
      expectError(await records.scene.session.request(records.operations.update, request), 404, 'not_found');
    }
    await ifImplemented(async () => {
      await records.restore(first);
      await records.update(first, patch, unused);
    });
  }),
);

/** Deletions with If-Match or an idempotency key. */
export const conditionalDeletions = casesOfRecords(
  'delete',
  recordCase('deletes only the versions of If-Match', async (records) => {
    let record = await records.created();
    for (const { ifMatch, isMalformed } of conditions) {
      const options = { ifMatch: ifMatch(record), isMalformed, isListed: true };
      const isDeleted = await records.delete(record, options);
      if (isDeleted) record = await records.created();
    }
    await records.update(record, { external_id: randomUUID() });
    await records.delete(record, { ifMatch: '"1"' });
  }),
  recordCase('replays a deletion with an idempotency key', async (records) => {
    const [first, other] = [await records.created(), await records.created()];
    const key = randomUUID();
    for (const version of [7, 1, 1]) await records.delete(first, { key, ifMatch: `"${version}"` });
    await records.delete(other, { key });
    const { delete: remove } = records.operations;
    expectError(await records.scene.session.request(remove, { id: first.id }), 404, 'not_found');
  }),
);
