import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import { type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import { orderedFields, type StoredRecord } from '@worklane/model';
import { contract, requestExamples } from '../../contract/document.ts';
import { contractSchemas } from '../../contract/response-violations.ts';
import { validValues } from '../../document/valid-values.ts';
import { expectThat } from '../../mismatch.ts';
import { expectRecord } from '../../world/expectations.ts';
import { updateRecord } from '../../world/records.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { created, ruleChanges } from './create.ts';
import { invalidBodies } from './invalid-bodies.ts';
import { type Body, casesOfRecords } from './record-cases.ts';
import { acceptable, fullBody, minimalBody, valuesOf } from './valid-bodies.ts';

const { propertiesOf } = schemaReading(contract);

/** Merge patches (RFC 7396): what they change, keep, compute and reject. */
export const updates = casesOfRecords('update', [
  {
    name: 'changes each field alone',
    async run(scene, resource) {
      const patcher = await newPatcher(scene, resource);
      for (const [name, property] of Object.entries(propertiesOf(updateSchema(resource)))) {
        await patcher.change([name], property);
        const members = Object.entries(propertiesOf(property));
        for (const [member, schema] of members) await patcher.change([name, member], schema);
        if (resource.fields[name]?.nullable) await patcher.patch({ [name]: null });
        for (const [member, schema] of members) await patcher.change([name, member], schema);
      }
      await patcher.end();
    },
  },
  {
    name: 'stores every value that a field can have',
    async run(scene, resource) {
      const patcher = await newPatcher(scene, resource);
      const { update } = operationsOf(resource);
      const values = valuesOf(resource.schemas.update ?? '');
      for (const value of [...values, ...requestExamples(update).map((example) => example.value as Body)]) {
        await patcher.patch(await acceptable(scene, update, value, patcher.record()));
      }
      await patcher.end();
    },
  },
  {
    name: 'merges and removes custom fields',
    provokes: [422],
    async run(scene, resource) {
      const patcher = await newPatcher(scene, resource);
      const many = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, index]));
      const patches = [
        { a: 1, b: 'x', c: false },
        { b: null, d: 0.1 },
        { a: 'y', none: null },
        {},
        many(60),
        many(47),
        many(48),
      ];
      for (const custom_fields of patches) await patcher.patch({ custom_fields });
      await patcher.patch({ custom_fields: Object.fromEntries(Object.keys(many(47)).map((name) => [name, null])) });
      await patcher.end();
    },
  },
  {
    name: 'sets, keeps and clears what follows from an enumeration',
    async run(scene, resource) {
      const patcher = await newPatcher(scene, resource);
      const enumerations = Object.entries(resource.fields).filter(([, field]) => field.enum && field.writable);
      for (const [name, { enum: values = [] }] of enumerations) {
        for (const value of [...values, ...values.toReversed()]) {
          await patcher.patch({ [name]: value });
          if (isComputed(resource)) await patcher.patch({ external_id: randomUUID() });
        }
      }
      await patcher.end();
    },
  },
  {
    name: 'creates no version without a change, and a later time with one',
    async run(scene, resource) {
      const body = await fullBody(scene, resource);
      const record = await created(scene, resource, body);
      const inUtc = Object.entries(body).filter(([name]) => resource.fields[name]?.type === 'date-time');
      const withOffset = inUtc.map(([name, time]) => [name, String(time).replace(/Z$/, '+00:00')]);
      for (const patch of [{}, body, Object.fromEntries(withOffset), { custom_fields: { none: null } }]) {
        const { version } = await updateRecord(scene, resource, record, patch);
        expectThat(version === record.version, `expected no new version, got ${version}`);
      }
      await setTimeout(5);
      const { updated_at } = await updateRecord(scene, resource, record, { external_id: randomUUID() });
      expectThat(String(updated_at) > String(record.updated_at), `expected a later updated_at than ${updated_at}`);
    },
  },
  {
    name: 'rejects every violation in a patch, and changes nothing then',
    provokes: [422],
    async run(scene, resource) {
      const body = await fullBody(scene, resource);
      const patcher = await newPatcher(scene, resource, body);
      const invalid = invalidBodies(resource.schemas.update ?? '', body);
      const readOnly = Object.entries(resource.fields).filter(([, { writable }]) => !writable);
      const record = patcher.record();
      const whole = Object.fromEntries(readOnly.map(([name]) => [name, record[name]]));
      for (const patch of [...invalid, whole, ...ruleChanges(body)]) await patcher.patch(patch);
      await patcher.end();
    },
  },
  {
    name: 'rejects an external_id in use, and keeps other records as they are',
    provokes: [409],
    async run(scene, resource) {
      const [first, second] = [
        await created(scene, resource, await minimalBody(scene, resource, { external_id: randomUUID() })),
        await created(scene, resource, await minimalBody(scene, resource, { external_id: randomUUID() })),
      ];
      const take = (record: StoredRecord, external_id: unknown) =>
        updateRecord(scene, resource, record, { external_id });
      await take(first, second.external_id);
      await take(first, first.external_id);
      await take(second, null);
      await take(first, second.external_id);
      await expectRecord(scene.session, resource, scene.world.get(resource, second.id));
    },
  },
]);

const updateSchema = ({ schemas }: Resource): SchemaObject => contract.schema(schemas.update ?? '');

/** Whether the service sets other fields when an enumeration changes. */
const isComputed = ({ fields }: Resource) =>
  Object.entries(fields).some(
    ([name, { writable, type }]) => !writable && type === 'date-time' && !/^(created|updated)_at$/.test(name),
  );

/** Creates a record and returns functions that change it. The record is read at the end, since each response has it. */
async function newPatcher(scene: Scene, resource: Resource, body?: Body) {
  const { id } = await created(scene, resource, body ?? (await fullBody(scene, resource)));
  const { update } = operationsOf(resource);
  const mediaTypes = Object.keys(update.requestBody?.content ?? {});
  const record = () => scene.world.get(resource, id);
  let count = 0;
  const patch = (value: unknown) =>
    updateRecord(scene, resource, record(), value, {
      mediaType: mediaTypes[count++ % mediaTypes.length],
      isListed: true,
    });
  return {
    record,
    patch,
    /** Changes a field, or a member of one, to another value than it has. */
    async change(path: readonly [string, string?], schema: SchemaObject) {
      const [name, member] = path;
      const before = record();
      const current = member === undefined ? before[name] : (before[name] as Body | null)?.[member];
      for (const value of otherValues(name, schema, current)) {
        const field = member === undefined ? value : { [member]: value };
        const changed = await acceptable(scene, update, { [name]: field }, before);
        const given = member === undefined ? changed[name] : (changed[name] as Body)[member];
        if (isDeepStrictEqual(given, current)) continue;
        await patch(changed);
        return;
      }
    },
    end: () => expectRecord(scene.session, resource, record()),
  };
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
