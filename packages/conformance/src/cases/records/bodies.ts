import { randomInt, randomUUID } from 'node:crypto';
import type { Operation, Resource } from '@worklane/contract';
import { evaluatePointer, parsePointer } from '@worklane/contract/openapi-reader';
import { type RecordReference, type StoredRecord, type UniqueFields, uniqueFieldsOf } from '@worklane/model';
import { contract, requestExamples } from '../../contract/document.ts';
import { contractSchemas } from '../../contract/response-violations.ts';
import { invalidValues } from '../../document/invalid-values.ts';
import { validValues } from '../../document/valid-values.ts';
import { bodyErrors, isValid, repair } from '../../world/body.ts';
import { operationsOf, resourceOf } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';

export type Body = Record<string, unknown>;

const known = new Map<string, readonly Body[]>();

/** Returns the values at the limits of a schema of bodies, and rare ones, which are generated once. */
export function valuesOf(schema: string): readonly Body[] {
  const limits = known.get(schema) ?? ([...validValues(contractSchemas, contract.schema(schema))] as Body[]);
  const values = known.has(schema) ? limits : withRareValues(schema, limits);
  known.set(schema, values);
  return values;
}

/**
 * Returns bodies of a new record that have every value at a limit: all fields, those that are required, each value of an
 * enumeration, null, characters beyond the BMP, times with an offset, and the examples of the contract.
 */
export async function createBodies(scene: Scene, resource: Resource): Promise<Body[]> {
  const { create } = operationsOf(resource);
  const values = valuesOf(resource.schemas.create ?? '');
  const all = [...values, ...requestExamples(create).map(({ value }) => value as Body)];
  const bodies: Body[] = [];
  for (const value of all) bodies.push(await acceptable(scene, create, value));
  return bodies;
}

/** Returns the body of a new record that has all fields. */
export async function fullBody(scene: Scene, resource: Resource): Promise<Body> {
  const [value = {}] = valuesOf(resource.schemas.create ?? '');
  return acceptable(scene, operationsOf(resource).create, value);
}

/** Returns the body of a new record with these fields and those that are required. */
export const minimalBody = async ({ fixtures }: Scene, resource: Resource, fields: Body = {}): Promise<Body> =>
  fixtures.minimalBody(operationsOf(resource).create, { external_id: null, ...fields });

/** Returns a copy of a valid body that obeys the rules and refers to existing records. Its external ID is not in use. */
export async function acceptable(
  { fixtures }: Scene,
  operation: Operation,
  value: Body,
  before?: StoredRecord,
): Promise<Body> {
  const { external_id, ...fields } = structuredClone(value);
  const { external_id: _, ...body } = (await fixtures.bodyFor(operation, fields)) as Body;
  for (const { path, kind } of resourceOf(operation)?.references ?? []) {
    const [name = ''] = path;
    const part = kind === 'any' ? (body[name] as Partial<RecordReference> | null | undefined) : undefined;
    // A patch of the ID alone keeps the kind.
    const kept = (before?.[name] as RecordReference | null | undefined)?.kind;
    if (part?.id !== undefined && part.kind === undefined && kept !== undefined)
      body[name] = { id: await fixtures.referencedRecord(kept, 1) };
  }
  repair(body, before);
  return { ...body, ...(external_id !== undefined && { external_id: unused(external_id) }) };
}

/** Returns an external ID of the same length, if it can be unique. */
export function unused(externalId: unknown): unknown {
  if (typeof externalId !== 'string') return externalId;
  if (externalId.length === 1) return String.fromCodePoint(randomInt(0x20000, 0x2a6df));
  const unique = randomUUID();
  return externalId.slice(0, -unique.length) + unique;
}

export const hasUniqueFields = (resource: Resource): boolean => uniqueFieldsOf(resource).length > 0;

/** Returns the values of a record that no other one can have. */
export const valuesOfUnique = ({ names }: UniqueFields, record: Body): Body =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** Returns another value of a field that clients can set; null without any. */
export async function anotherValue({ fixtures }: Scene, resource: Resource, name: string, value: unknown) {
  const reference = resource.references.find(({ path }) => path[0] === name);
  if (reference) return fixtures.referencedRecord(reference.kind, 1);
  const known = valuesOf(resource.schemas.create ?? '').map((body) => body[name]);
  return known.find((each) => each !== undefined && each !== value) ?? null;
}

/** Texts and numbers that are often truncated, rounded, escaped, case-folded, normalized or converted wrongly. */
const rare = [
  '\ufeff a\r\n\tb\n ',
  '\ufeff \u{1d49c} e\u0301 ',
  '\u{1d49c}\u{10ffff} e\u0301 İßſ \u200d"\'\\<b>%_&amp;',
  '2026-03-02T23:59:59.5+05:30',
  '2028-02-29',
  12.345678,
];

const rareFields = {
  '\u{1d49c} ~/"': 0.1,
  least: 5e-324,
  most: -1.797e308,
  no: false,
  zero: 0,
  empty: '',
  digits: '007',
};

/** Returns bodies, and others like the first with the first and the last rare value that each field allows, at any depth, and with empty texts. */
function withRareValues(schema: string, bodies: readonly Body[]): readonly Body[] {
  const [first] = bodies;
  if (first?.custom_fields === undefined) return bodies;
  const rarest = [rare, rare.toReversed(), ['']].map((each) => ({
    ...replacedBy(each, schema, first),
    custom_fields: rareFields,
  }));
  return [...bodies, ...rarest];
}

function replacedBy(values: readonly unknown[], schema: string, value: Body): Body {
  const body = structuredClone(value);
  for (const [parent, name] of leavesOf(body)) {
    const usual = parent[name];
    const isAllowed = (each: unknown) => {
      parent[name] = each;
      return isValid(schema, body);
    };
    if (!values.filter((each) => typeof each === typeof usual).some(isAllowed)) parent[name] = usual;
  }
  return body;
}

function* leavesOf(node: unknown): Generator<[parent: Body, name: string]> {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, part] of Object.entries(node)) {
    yield [node as Body, name];
    yield* leavesOf(part);
  }
}

interface Change {
  readonly pointer: string;
  readonly value: unknown;
}

/** What no record can hold is reported before the violations of the schema. */
const unstorable: ReadonlySet<string> = new Set(['NUL', 'surrogate', 'prototype']);

/**
 * Returns bodies that have every violation of every keyword at every place. A problem lists the violations of all fields, so each
 * body has as many as possible.
 */
export function invalidBodies(schema: string, valid: Body): unknown[] {
  const changes = new Map<string, Change>();
  const separate = new Map<string, Change>();
  for (const { keyword, instancePath: pointer, value } of invalidValues(
    contractSchemas,
    contract.schema(schema),
    valid,
  )) {
    const errors = bodyErrors(schema, value);
    const part = evaluatePointer(value, pointer);
    // One body of another type is enough, since it has no other violation.
    if (errors.size === 0 || (pointer === '' && keyword === 'type' && part !== null)) continue;
    const type = part === null ? 'null' : Array.isArray(part) ? 'array' : typeof part;
    const key = JSON.stringify([pointer, type, [...errors].map(([at, codes]) => [at, ...codes])]);
    const chosen = unstorable.has(keyword) ? separate : changes;
    if (!chosen.has(key)) chosen.set(key, { pointer, value: part });
  }
  const others = [tooDeep, moreThanListed].map((custom_fields) => ({ ...valid, custom_fields }));
  return [...[changes, separate].flatMap((each) => packed([...each.values()], valid)), ...others];
}

/** One level deeper than any value of a body may be. */
const tooDeep = Array.from({ length: 31 }).reduce<unknown>((below) => ({ below }), {});

/** More violations than a problem lists: specs/schemas/problem/Problem.yaml. */
const moreThanListed = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`n~/${index}`, []]));

/** Distributes changes over few bodies, so that no change is at, above or below the place of another. */
function packed(changes: readonly Change[], valid: Body): unknown[] {
  const packs: Change[][] = [];
  for (const change of changes) {
    const pack = packs.find((each) => each.every(({ pointer }) => !isRelated(pointer, change.pointer)));
    if (pack) pack.push(change);
    else packs.push([change]);
  }
  return packs.map((pack) =>
    pack.reduce<unknown>((body, { pointer, value }) => replaced(body, parsePointer(pointer), value), valid),
  );
}

const isRelated = (first: string, second: string) =>
  `${first}/`.startsWith(`${second}/`) || `${second}/`.startsWith(`${first}/`);

function replaced(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const part = replaced((node as Body | undefined)?.[name], rest, value);
  return Array.isArray(node) ? Object.assign([...node], { [name]: part }) : { ...(node as Body), [name]: part };
}
