import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import { type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import { orderedFields, type StoredRecord, uniqueFieldsOf } from '@worklane/model';
import { contract, requestExamples } from '../../contract/document.ts';
import { contractSchemas } from '../../contract/response-violations.ts';
import { hasType } from '../../document/effective-schema.ts';
import { validValues } from '../../document/valid-values.ts';
import { expectThat } from '../../mismatch.ts';
import { acceptable, type Body, hasUniqueFields, invalidBodies, valuesOf, valuesOfUnique } from './bodies.ts';
import { ruleChanges } from './create.ts';
import { casesOfRecords, type Records, recordCase } from './record-cases.ts';

const { propertiesOf } = schemaReading(contract);

/** Returns a case that changes one record, which has all fields. */
const changes = (name: string, run: (record: ChangingRecord, resource: Resource, records: Records) => Promise<void>) =>
  recordCase(name, async (records) => {
    const record = new ChangingRecord(records, await records.created(await records.full()));
    await run(record, records.resource, records);
    await record.read();
  });

/** Merge patches (RFC 7396): what they change, keep, compute and reject. */
export const updates = casesOfRecords(
  'update',
  changes('changes each field alone', async (record, resource, { scene, operations }) => {
    for (const [name, property] of Object.entries(propertiesOf(updateSchema(resource)))) {
      await record.change([name], property);
      const members = Object.entries(propertiesOf(property));
      for (const [member, schema] of members) await record.change([name, member], schema);
      const nulls = members
        .filter(([, schema]) => hasType(contract, schema, 'null'))
        .map(([member]) => ({ [member]: null }));
      if (resource.fields[name]?.nullable) {
        await record.patch({ [name]: null });
        if (nulls.length > 0) await record.patch({ [name]: Object.assign({}, ...nulls) });
      }
      for (const [member, schema] of members) await record.change([name, member], schema);
      // The last one leaves an empty object.
      for (const none of nulls) await record.patch({ [name]: none });
      // An item that lacks what the one in its place had: a list is replaced as a whole.
      const { items = {} } = contract.resolve(property);
      const objects = Object.keys(propertiesOf(items)).length > 0 ? [...validValues(contractSchemas, items)] : [];
      for (const item of objects.slice(0, 2)) {
        await record.patch(await acceptable(scene, operations.update, { [name]: [item] }, record.current));
      }
    }
  }),
  changes('stores every value that a field can have', async (record, resource, { scene, operations }) => {
    const examples = requestExamples(operations.update).map(({ value }) => value as Body);
    for (const value of [...valuesOf(resource.schemas.update ?? ''), ...examples]) {
      await record.patch(await acceptable(scene, operations.update, value, record.current));
    }
  }),
  changes('merges and removes custom fields', async (record) => {
    const many = (count: number, value?: null) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value ?? index]));
    const first = [{ a: 1, b: 'x', c: false }, { b: null, d: 0.1 }, { a: 'y', none: null }, {}];
    const most = [many(60), many(47), many(48)];
    const none = Object.fromEntries(Object.keys(many(47)).map((name) => [name, null]));
    for (const custom_fields of [...first, ...most, none]) await record.patch({ custom_fields });
  }),
  changes('sets, keeps and clears what follows from an enumeration', async (record, resource) => {
    const enumerations = Object.entries(resource.fields).filter(([, field]) => field.enum && field.writable);
    for (const [name, { enum: values = [] }] of enumerations) {
      for (const value of [...values, ...values.toReversed()]) {
        await record.patch({ [name]: value });
        if (!isComputed(resource)) continue;
        // Another time than that of the status.
        await setTimeout(5);
        await record.patch({ external_id: randomUUID() });
      }
    }
  }),
  recordCase('creates no version without a change, and a later time and another author with one', async (records) => {
    const body = await records.full();
    const record = await records.created(body);
    const times = Object.entries(body).filter(([name]) => records.resource.fields[name]?.type === 'date-time');
    const withOffset = Object.fromEntries(times.map(([name, time]) => [name, String(time).replace(/Z$/, '+00:00')]));
    for (const patch of [{}, body, withOffset, { custom_fields: { none: null } }]) {
      const { version } = await records.update(record, patch, { isListed: true });
      expectThat(version === record.version, `expected no new version, got ${version}`);
    }
    await setTimeout(5);
    const token = records.scene.session.otherTokenFor(records.operations.create);
    const { updated_at } = await records.update(record, { external_id: randomUUID() }, { token });
    expectThat(String(updated_at) > String(record.updated_at), `expected a later updated_at than ${updated_at}`);
  }),
  changes('rejects every violation in a patch, and changes nothing then', async (record, resource, records) => {
    const body = await records.full();
    const readOnly = Object.entries(resource.fields).filter(([, { writable }]) => !writable);
    const whole = Object.fromEntries(readOnly.map(([name]) => [name, record.current[name]]));
    const invalid = invalidBodies(resource.schemas.update ?? '', body);
    for (const patch of [...invalid, whole, ...ruleChanges(body)]) await record.patch(patch);
  }),
  recordCase(
    'rejects references that lead back to the record',
    async (records) => {
      const { kind: own, references } = records.resource;
      for (const {
        path: [name = ''],
        kind,
      } of references.filter(({ acyclic }) => acyclic)) {
        const to = ({ id }: StoredRecord) => ({ [name]: kind === 'any' ? { kind: own, id } : id });
        const first = await records.created();
        await records.update(first, to(first));
        const chain = [first];
        // A search that stops after some records finds short cycles only.
        while (chain.length < longestChain) {
          const next = await records.created();
          await records.update(next, to(chain.at(-1) as StoredRecord));
          chain.push(next);
          await records.update(first, to(next));
        }
        await records.update(chain[1] as StoredRecord, { [name]: null });
        await records.update(first, to(chain.at(-1) as StoredRecord));
      }
    },
    ({ references }) => references.some(({ acyclic }) => acyclic),
  ),
  recordCase('rejects an external_id in use, and keeps other records as they are', async (records) => {
    const unique = () => records.minimal({ external_id: randomUUID() });
    const [first, second] = [await records.created(await unique()), await records.created(await unique())];
    await records.update(first, { external_id: second.external_id });
    await records.update(first, { external_id: first.external_id });
    await records.update(second, { external_id: null });
    await records.update(first, { external_id: second.external_id });
    await records.read(second);
  }),
  recordCase(
    'rejects values of unique fields that another record has',
    async (records) => {
      for (const fields of uniqueFieldsOf(records.resource)) {
        const [first, second] = [
          await records.created(await records.full()),
          await records.created(await records.full()),
        ];
        const values = valuesOfUnique(fields, second);
        await records.update(first, values);
        await records.update(first, valuesOfUnique(fields, first));
        await records.update(second, { [fields.names[0]]: null });
        await records.update(first, values);
      }
    },
    hasUniqueFields,
  ),
);

/** Records in a row of references that must not lead back. */
const longestChain = 20;

const updateSchema = ({ schemas }: Resource): SchemaObject => contract.schema(schemas.update ?? '');

/** Whether the service sets other fields when an enumeration changes. */
const isComputed = ({ fields }: Resource) =>
  Object.entries(fields).some(
    ([name, { writable, type }]) => !writable && type === 'date-time' && !/^(created|updated)_at$/.test(name),
  );

/** A record that changes. It is read at the end, since each response has it. */
class ChangingRecord {
  readonly #records: Records;
  readonly #id: number;
  #patches = 0;

  constructor(records: Records, { id }: StoredRecord) {
    this.#records = records;
    this.#id = id;
  }

  get current(): StoredRecord {
    return this.#records.current({ id: this.#id });
  }

  read = () => this.#records.read(this.current);

  patch(value: unknown) {
    const mediaTypes = Object.keys(this.#records.operations.update.requestBody?.content ?? {});
    const mediaType = mediaTypes[this.#patches++ % mediaTypes.length];
    return this.#records.update(this.current, value, { mediaType, isListed: true });
  }

  /** Changes a field, or a member of one, to another value than it has. */
  async change([name, member]: readonly [string, string?], schema: SchemaObject): Promise<void> {
    const { scene, operations } = this.#records;
    const before = this.current;
    const partOf = (body: Body) => (member === undefined ? body[name] : (body[name] as Body | null)?.[member]);
    for (const value of otherValues(name, schema, partOf(before))) {
      const field = member === undefined ? value : { [member]: value };
      const changed = await acceptable(scene, operations.update, { [name]: field }, before);
      if (!isDeepStrictEqual(partOf(changed), partOf(before))) {
        await this.patch(changed);
        return;
      }
    }
  }
}

/** Yields values that are probably not the current one. An end is moved later, another time earlier. */
function* otherValues(name: string, schema: SchemaObject, current: unknown): Generator<unknown> {
  const isEnd = orderedFields.some(({ end }) => end === name);
  const time = schema.format?.startsWith('date') && typeof current === 'string' ? Date.parse(current) : Number.NaN;
  if (!Number.isNaN(time)) {
    const moved = new Date(time + (isEnd ? 1 : -1) * 86_400_000).toISOString();
    yield schema.format === 'date' ? moved.slice(0, 10) : moved;
  }
  for (const value of validValues(contractSchemas, schema)) if (value !== null) yield value;
}
