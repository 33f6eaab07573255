import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Field, Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import type { Scene } from '../cases/case.ts';
import { requestExamples, responseExample } from '../contract/document.ts';
import { withUnusedValues } from '../fixtures/unused-values.ts';
import { expectThat, MissingPrerequisite } from '../mismatch.ts';
import { isValid } from './body.ts';
import { createRecord, loadExisting, updateRecord } from './records.ts';
import { operationsOf } from './resource-operations.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;
type Known = Promise<readonly number[]>;

/** The IDs of the known records of a run by kind. */
const known = new WeakMap<World, Map<string, Known>>();

/**
 * Returns records of a kind in which every field has several values, of which some are equal, null, or differ only by case, so that
 * each filter and each sort order makes a difference. They are created when they are first needed. Members are those that exist.
 * @throws Mismatch
 * @throws MissingPrerequisite
 */
export async function knownRecords(scene: Scene, resource: Resource): Promise<readonly StoredRecord[]> {
  const { world } = scene;
  await loadExisting(scene, resource);
  if (resource.schemas.create === null) return world.all(resource);
  const kinds = known.get(world) ?? new Map<string, Known>();
  known.set(world, kinds);
  const created = kinds.get(resource.kind) ?? createKnown(scene, resource);
  kinds.set(resource.kind, created);
  return (await created).map((id) => world.get(resource, id));
}

/** The ID of no record. */
export const unusedId = Number.MAX_SAFE_INTEGER;

const count = 10;

async function createKnown(scene: Scene, resource: Resource): Known {
  const values = await fieldValues(scene, resource);
  const records: StoredRecord[] = [];
  const bodies: Body[] = [];
  for (let index = 0; index < count; index++) {
    // Some records have the same time, others a later one.
    if (index % 3 === 2) await setTimeout(2);
    const base = await (index % 2 === 0 ? exampleBody : minimalBody)(scene, resource);
    bodies.push(bodyOf(resource, values, index, base));
    // Some have these values only after an update, since an index can be out of date.
    const body = isUpdated(index) ? bodyOf(resource, values, index + 1, base) : bodies[index];
    const record = await createRecord(scene, resource, body, { isListed: true });
    expectThat(record !== undefined, `expected ${resource.kind} ${JSON.stringify(body)} to be accepted`);
    records.push(record);
  }
  // The order of updates is not the order of creation.
  for (const [index, record] of records.entries()) {
    if (isUpdated(index)) await updateRecord(scene, resource, record, bodies[index], { isListed: true });
  }
  return records.map(({ id }) => id);
}

const isUpdated = (index: number) => index % 5 === 0;

const minimalBody = (scene: Scene, resource: Resource) => scene.fixtures.minimalBody(operationsOf(resource).create);

/** Returns a body with every field, and with every part of an address. */
async function exampleBody({ fixtures }: Scene, resource: Resource): Promise<Body> {
  const { create } = operationsOf(resource);
  const body = (await fixtures.bodyFor(create, requestExamples(create)[0]?.value)) as Body;
  const complete = Object.entries(body).map(([name, value]) => [name, /address$/.test(name) ? filled(value) : value]);
  return Object.fromEntries(complete);
}

const filled = (parts: unknown) =>
  Object.fromEntries(Object.entries(Object(parts)).map(([name, value]) => [name, value ?? 'beta']));

/** Returns a body in which each field has its value of this number. Undefined leaves out a field. */
function bodyOf(resource: Resource, values: ReadonlyMap<string, readonly unknown[]>, index: number, base: Body): Body {
  const own = [...values].map(([name, each], position) => [name, each[(index + position) % each.length]]);
  const body: Body = { ...base, ...Object.fromEntries(own), external_id: index % 3 === 0 ? null : randomUUID() };
  // The prices of line items are in the currency of the record.
  const text = JSON.stringify(withUnusedValues(resource, resource.schemas.create ?? '', body));
  const { currency } = base;
  return JSON.parse(currency === undefined ? text : text.replaceAll(`"${currency}"`, `"${body.currency}"`));
}

/** Returns the values of the fields that filters, sort orders and searches are about. */
async function fieldValues(scene: Scene, resource: Resource): Promise<Map<string, readonly unknown[]>> {
  const minimal = await minimalBody(scene, resource);
  const example = responseExample(operationsOf(resource).get) as Body;
  const values = new Map<string, readonly unknown[]>();
  for (const [position, [name, field]] of Object.entries(resource.fields).entries()) {
    if (!field.writable || name === 'external_id') continue;
    const reference = resource.references.find(({ path }) => path[0] === name);
    if (reference && reference.path.length > 2) continue;
    const targets = reference && reference.kind !== 'any' ? await targetsOf(scene, reference.kind) : [];
    const all = reference ? referencing(targets, field) : valuesOf(name, field, position);
    const given = example[name];
    const candidates = [all, typeof given === 'string' ? [given, ...variants(given), null] : []].map((each) =>
      each.filter((value) => isValid(resource.schemas.create ?? '', { ...minimal, [name]: value })),
    );
    const valid = candidates.find((each) => each.some((value) => value !== null));
    if (valid) values.set(name, valid);
  }
  return values;
}

/** Returns two records to which others refer, or none if the target can have none. */
async function targetsOf({ fixtures }: Scene, kind: string): Promise<number[]> {
  try {
    return [await fixtures.referencedRecord(kind), await fixtures.referencedRecord(kind, 1)];
  } catch (error) {
    if (error instanceof MissingPrerequisite) return [];
    throw error;
  }
}

const referencing = ([first, second]: readonly number[], { type }: Field): readonly unknown[] => {
  if (first === undefined) return [];
  return type === 'array' ? [[first], [second, first], [], [second]] : [first, second, null, first];
};

function valuesOf(name: string, { type, enum: values }: Field, position: number): readonly unknown[] {
  if (values) return values;
  // Later fields have later times, because an end comes after its start.
  const day = (of: number) => new Date(Date.UTC(2026, 0, 1 + 20 * position + of)).toISOString().slice(0, 10);
  const word = wordOf(name);
  const byType: Readonly<Record<string, readonly unknown[]>> = {
    boolean: [true, false, undefined],
    integer: [2, 10, null, 10, 1, 100],
    date: [day(2), day(3), null, day(3), day(1)],
    'date-time': [
      `${day(2)}T00:00:00Z`,
      `${day(2)}T00:00:00.001Z`,
      null,
      `${day(2)}T01:30:00.001+01:30`,
      `${day(1)}T23:59:59.999Z`,
    ],
    array: [['red', 'blue'], ['Red'], [], ['blue'], ['red blue']],
    // By code point, U+1D49C comes after U+FF21; by UTF-16 code unit, before.
    string: [
      `beta ${word}`,
      `Beta ${word}`,
      null,
      `Zulu ${word}`,
      'beta',
      'ärger',
      'Ärger',
      '\u{1d49c}',
      '\uff21',
      null,
    ],
  };
  return byType[type] ?? [];
}

/** Returns the word that known records have in the text of one field only. */
export const wordOf = (field: string): string => field.replaceAll('_', '');

/** Returns texts that are similar to an example, for fields that do not allow any text. */
const variants = (example: string): string[] => [
  example.toUpperCase(),
  example.replace(/.$/, 'a'),
  example.replace(/^./, 'b'),
];
