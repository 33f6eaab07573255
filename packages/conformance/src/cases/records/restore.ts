import { randomUUID } from 'node:crypto';
import { type StoredRecord, uniqueFieldsOf } from '@worklane/model';
import { acceptable, hasUniqueFields, valuesOf, valuesOfUnique } from './bodies.ts';
import { referencesTo } from './delete.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';
import { withReference } from './references.ts';

/** Restorations: the record is back as it was, under the rules of a creation. */
export const restorations = casesOfRecords(
  'restore',
  recordCase('restores the record with its last values, and only after a deletion', async (records) => {
    const record = await records.created(await records.full());
    await records.restore(record);
    const other = records.scene.session.otherTokenFor(records.operations.restore);
    for (const [round, token] of [undefined, other].entries()) {
      await records.update(record, { custom_fields: { round } });
      await records.delete(records.current(record));
      await records.restore(record, { token });
      await records.restore(record);
    }
    await records.restore({ id: Number.MAX_SAFE_INTEGER });
    await records.delete(records.current(record));
  }),
  recordCase('restores the record only if its external ID is free', async (records) => {
    const body = await records.minimal({ external_id: randomUUID() });
    const deleted = await records.created(body);
    await records.delete(deleted);
    const other = await records.created(body);
    await records.restore(deleted);
    await records.delete(other);
    await records.restore(deleted);
  }),
  recordCase(
    'restores the record only if the values of its unique fields are free',
    async (records) => {
      for (const fields of uniqueFieldsOf(records.resource)) {
        const deleted = await records.created(await records.full());
        await records.delete(deleted);
        const other = await records.created({ ...(await records.full()), ...valuesOfUnique(fields, deleted) });
        await records.restore(deleted);
        await records.delete(other);
        await records.restore(deleted);
      }
    },
    hasUniqueFields,
  ),
  recordCase('restores the record only if what it refers to exists', async (records) => {
    const { scene, resource } = records;
    const target = await records.created();
    const referring: [Records, StoredRecord][] = [];
    for (const { referrer, path, value } of referencesTo(resource, target.id)) {
      const others = new Records(scene, referrer);
      await ifImplemented(async () => {
        const record = await others.created(withReference(await others.minimal(), path, value));
        await others.delete(record);
        referring.push([others, record]);
      });
    }
    await records.delete(target);
    for (const [others, record] of referring) await others.restore(record);
    await records.restore(target);
    for (const [others, record] of referring) await others.restore(record);
  }),
  recordCase('restores the record once with an idempotency key', async (records) => {
    const [one, other] = [await records.created(), await records.created()];
    const key = randomUUID();
    await records.restore(one, { key });
    for (const record of [one, other]) await records.delete(record);
    await records.restore(one, { key });
    await records.restore(one, { key });
    await records.restore(other, { key });
    await records.delete(records.current(one));
    await records.restore(one, { key });
  }),
  recordCase('restores every value of a field', async (records) => {
    const { scene, resource, operations } = records;
    const { id } = await records.created(await records.full());
    for (const value of valuesOf(resource.schemas.update ?? '')) {
      const current = records.current({ id });
      await records.update(current, await acceptable(scene, operations.update, value, current), { isListed: true });
      await records.delete(current, { isListed: true });
      await records.restore(current, { isListed: true });
    }
  }),
);
