import { randomUUID } from 'node:crypto';
import { type StoredRecord, uniqueFieldsOf } from '@worklane/model';
import type { Change } from '../../world/batch.ts';
import { expectError } from '../../world/expectations.ts';
import { unusedId } from '../../world/known-records.ts';
import { expectAbsent } from '../../world/records.ts';
import { acceptable, createBodies, invalidBodies, unused, valuesOf, valuesOfUnique } from './bodies.ts';
import { pricedFields, ruleChanges } from './create.ts';
import { casesOfRecords, type Records, recordCase } from './record-cases.ts';
import { withReference } from './references.ts';

/** Returns changes that can be made: a creation, two updates of one record, a deletion, a restoration, and upserts that create and update. */
async function possible(records: Records): Promise<Change[]> {
  const [changed, removed] = [await records.created(), await records.created()];
  const restored = await records.created(await records.full());
  const gone = await records.created({ ...(await records.full()), external_id: randomUUID() });
  for (const each of [restored, gone]) await records.delete(each);
  const [external_id, other] = [randomUUID(), randomUUID()];
  const withoutId = async () => {
    const { external_id: _, ...changes } = await records.full();
    return changes;
  };
  return [
    { create: await records.full() },
    { update: { id: changed.id, version: 1, changes: { external_id: randomUUID() } } },
    { update: { id: changed.id, version: 2, changes: { external_id: randomUUID() } } },
    { delete: { id: removed.id, version: 1 } },
    { restore: { id: restored.id } },
    { update: { id: restored.id, version: 3, changes: { external_id: null } } },
    { upsert: { external_id, changes: await withoutId() } },
    { upsert: { external_id, changes: {} } },
    { upsert: { external_id: external_id.toUpperCase(), changes: await withoutId() } },
    // Of a deleted record.
    { upsert: { external_id: String(gone.external_id), changes: await withoutId() } },
    { upsert: { external_id, changes: { custom_fields: { a: null, b: 2 } } } },
    { upsert: { external_id, changes: { custom_fields: { a: null, b: 2 } } } },
    { upsert: { external_id, changes: { external_id: other } } },
    { upsert: { external_id: other, changes: {} } },
    { upsert: { external_id, changes: { ...(await withoutId()), custom_fields: { a: null, b: 2 } } } },
    { upsert: { external_id: randomUUID(), changes: { ...(await withoutId()), external_id: randomUUID() } } },
  ];
}

const batchSchema = ({ operations }: Records) => String(operations.batch.requestBody?.content['application/json']);

/** Returns changes of which none can be made, for different reasons. */
async function impossible(records: Records): Promise<Change[]> {
  const [one, other] = [
    await records.created(),
    await records.created({ ...(await records.full()), external_id: randomUUID() }),
  ];
  const { external_id } = other;
  const absent = Number.MAX_SAFE_INTEGER;
  const taken = uniqueFieldsOf(records.resource).map((fields) => valuesOfUnique(fields, other));
  const full = await records.full();
  return [
    ...taken.flatMap((values) => [
      { create: { ...full, ...values } },
      { update: { id: one.id, changes: values } },
      { upsert: { external_id: randomUUID(), changes: { ...full, ...values } } },
    ]),
    { create: { ...(await records.minimal()), external_id } },
    { update: { id: one.id, changes: { external_id } } },
    { upsert: { external_id: randomUUID(), changes: { ...(await records.minimal()), external_id } } },
    { upsert: { external_id: randomUUID(), changes: {} } },
    { upsert: { external_id: randomUUID(), changes: { ...(await records.minimal()), external_id: null } } },
    { update: { id: one.id, version: 7, changes: {} } },
    { update: { id: absent, changes: {} } },
    { delete: { id: one.id, version: 7 } },
    { delete: { id: absent } },
    { restore: { id: one.id } },
    { restore: { id: absent } },
  ];
}

/** Returns changes that break each rule that a creation, an update or a deletion has beside its schema. */
async function broken(records: Records): Promise<Change[]> {
  const { kind, references } = records.resource;
  const [one, referring] = [await records.created(), await records.created()];
  const full = { ...(await records.full()), external_id: null };
  const changes = [
    ...ruleChanges(full).filter((change) => Object.keys(change).length > 0),
    ...references.map(({ path, kind: of }) =>
      withReference({}, path, of === 'any' ? { kind, id: unusedId } : unusedId),
    ),
  ];
  const own = references.filter(({ path, acyclic, kind: of }) => path.length === 1 && (acyclic || of === kind));
  for (const { path } of own) await records.update(referring, withReference({}, path, one.id));
  return [
    ...changes.flatMap((change): Change[] => {
      const { external_id: _, ...upserted } = { ...full, ...change };
      return [
        { create: { ...full, ...change } },
        { update: { id: one.id, changes: change } },
        { upsert: { external_id: randomUUID(), changes: upserted } },
      ];
    }),
    ...own.map(({ path }) => ({ update: { id: one.id, changes: withReference({}, path, referring.id) } })),
    ...(own.length > 0 ? [{ delete: { id: one.id } }] : []),
  ];
}

const readAll = async (records: Records, changes: readonly Change[]): Promise<void> => {
  const { scene, resource } = records;
  for (const { id } of changes.flatMap(({ update, delete: removed, restore }) => update ?? removed ?? restore ?? [])) {
    const isHere = scene.world.store.has(scene.world.organizationId, { kind: resource.kind, id });
    await (isHere ? records.read({ id } as StoredRecord) : expectAbsent(scene.session, resource, id));
  }
};

/** The events of different records are in any order. */
const batchCase = (name: string, run: (records: Records) => Promise<void>) =>
  recordCase(name, run, () => true, { isOrdered: false });

/** Several changes in one request: each alone, all or none, and repeated ones. */
export const batches = casesOfRecords(
  'batch',
  batchCase('makes each change of a batch on its own', async (records) => {
    const [some, others] = [await impossible(records), await possible(records)];
    const items = [...some.slice(0, 3), ...others, ...some.slice(3)];
    await records.batch({ items });
    await records.batch({ items: others.slice(1, 3), atomic: false });
    await records.batch({ items: await broken(records) });
    await readAll(records, items);
  }),
  batchCase('makes all changes of an atomic batch, or none', async (records) => {
    const items = await possible(records);
    for (const failing of await impossible(records)) {
      await records.batch({ items: [...items, failing, { delete: { id: 1 } }], atomic: true });
    }
    await readAll(records, items);
    await records.batch({ items, atomic: true });
    await readAll(records, items);
  }),
  ...[false, true].map((atomic) =>
    batchCase(`makes only those changes of a repeated batch that failed, with atomic ${atomic}`, async (records) => {
      const { scene, operations } = records;
      const key = randomUUID();
      const items = [...(await possible(records)), ...(atomic ? [] : (await impossible(records)).slice(0, 3))];
      const results = await records.batch({ items, atomic }, { key });
      await records.batch({ items, atomic }, { key, isRepeated: true });
      for (const others of [items.slice(0, 2), items.toReversed()]) {
        const body = JSON.stringify({ items: others, atomic });
        const headers = { 'idempotency-key': key };
        expectError(await scene.session.request(operations.batch, { body, headers }), 422, 'idempotency_key_reused');
      }
      for (const index of [0, 6]) await records.delete(records.current(results[index]?.record as StoredRecord));
      await records.batch({ items, atomic }, { key, isRepeated: true });
    }),
  ),
  batchCase('stores every value that a field of a change can have', async (records) => {
    const { scene, resource, operations } = records;
    const bodies = await createBodies(scene, resource);
    const priced = resource.fields.totals ? pricedFields : [];
    for (const fields of priced) bodies.push(await records.minimal(fields));
    await records.batch({ items: bodies.map((create) => ({ create })) });
    for (const value of valuesOf(`${batchSchema(records)}Upsert`)) {
      const { external_id: _, ...minimal } = await records.minimal();
      const upsert = { external_id: unused(value.external_id), changes: minimal };
      await records.batch({ items: [{ upsert }] });
    }
    for (const changes of await createBodies(scene, resource)) {
      const upsert = { external_id: changes.external_id ?? randomUUID(), changes };
      await records.batch({ items: [{ upsert }] });
    }
    const upserted = randomUUID();
    await records.created({ ...(await records.full()), external_id: upserted });
    const { id } = await records.created(await records.full());
    for (const value of valuesOf(resource.schemas.update ?? '')) {
      const changes = await acceptable(scene, operations.update, value, records.current({ id }));
      await records.batch({ items: [{ update: { id, changes } }] });
      const { external_id, ...others } = changes;
      await records.batch({ items: [{ upsert: { external_id: upserted, changes: others } }] });
      if (external_id === undefined) continue;
      const upsert = { external_id: randomUUID(), changes: { ...(await records.minimal()), external_id } };
      await records.batch({ items: [{ upsert }] });
    }
    await records.batch({ items: valuesOf('RecordTarget').map((target) => ({ delete: { ...target, id } })) });
    await records.batch({ items: valuesOf('RestoreTarget').map((target) => ({ restore: { ...target, id } })) });
  }),
  batchCase('makes no change of a batch of another form', async (records) => {
    const { resource } = records;
    const items = await possible(records);
    const full = await records.full();
    const id = items[1]?.update?.id;
    for (const create of invalidBodies(resource.schemas.create ?? '', full)) {
      await records.batch({ items: [items[1], { create }] });
    }
    for (const changes of invalidBodies(resource.schemas.update ?? '', full)) {
      await records.batch({ items: [items[1], { update: { id, changes } }] });
    }
    for (const target of invalidBodies('RecordTarget', { ...items[3]?.delete })) {
      await records.batch({ items: [items[1], { delete: target }] });
    }
    for (const target of invalidBodies('RestoreTarget', { ...items[4]?.restore })) {
      await records.batch({ items: [items[1], { restore: target }] });
    }
    const schema = batchSchema(records);
    for (const upsert of invalidBodies(`${schema}Upsert`, { ...items[6]?.upsert })) {
      await records.batch({ items: [items[1], { upsert }] });
    }
    for (const invalid of invalidBodies(schema, { atomic: false, items })) {
      const changes = Object(invalid).items;
      if (!Array.isArray(changes) || changes.every((item) => Object.keys(Object(item)).length === 1)) {
        await records.batch(invalid);
      }
    }
    for (const item of [null, 1, 'create', { undeclared: {} }]) await records.batch({ items: [items[1], item] });
    // The violations above are those of the first item.
    for (const value of [1, {}, { id: 1, changes: {}, more: 1 }]) {
      await records.batch({ items: [{ update: value }] });
      await records.batch({ items: [{ upsert: value }] });
      await records.batch({ items: [{ delete: value }] });
      await records.batch({ items: [{ restore: value }] });
    }
    await records.batch({ items: [items[1], { ...items[1], ...items[3] }] });
    await records.batch({ items: [items[1], {}] });
    const many = (length: number) =>
      Array.from({ length }, (_, index) => ({
        update: { id, changes: index === 199 ? { custom_fields: { last: index } } : {} },
      }));
    for (const length of [0, 1, 200, 201]) await records.batch({ items: many(length) });
    await readAll(records, items);
  }),
);
