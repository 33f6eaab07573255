import { type Client, WorklaneError } from '@worklane/client';
import { type Resource, resources } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import { changedFields } from '@worklane/contract/merge-patch';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { withoutUniqueValues } from '@worklane/contract/record-rules';
import { type Body, contract, sampleRequest } from '../contract.ts';
import { CliError } from '../errors.ts';

/** The fields that every record has. */
interface AnyRecord {
  readonly id: number;
  readonly version: number;
}

/** A record that a run has created, and has not deleted. */
export interface CreatedRecord {
  readonly resource: Resource;
  readonly id: number;
}

/** A change of a record, which causes an event. */
export interface Change {
  /** The type of the event: `task.created`. */
  readonly type: string;
  readonly id: number;
  /** The version of an updated record. */
  readonly version?: number;
}

export type RecordChanges = ReturnType<typeof recordChanges>;

/** Creates, updates and deletes records by the examples of the contract, and knows what it did. */
export function recordChanges(client: Client) {
  /** The records that other ones refer to, by kind. */
  const referenced = new Map<string, Promise<number>>();
  const changes: Change[] = [];
  let created: CreatedRecord[] = [];
  const recordsOf = ({ property }: Resource) => client[property as 'tasks'] as unknown as AnyRecords;

  /** Creates a record, after those that it must refer to. @param data replaces fields of the example */
  async function create(resource: Resource, data: Body = {}): Promise<AnyRecord> {
    const { kind, schemas } = resource;
    if (schemas.create === null) throw new CliError(`The API cannot create a ${kind}.`);
    const { schema, example } = sampleRequest(schemas.create);
    const sample = withoutUniqueValues(resource, example, Date.now());
    const given = Object.fromEntries(Object.entries(sample).filter(([name]) => !(name in data)));
    const body = await withProvidedReferences(schema, given, referTo);
    const record = await recordsOf(resource).create({ ...body, ...data });
    created.push({ resource, id: record.id });
    changes.push({ type: `${kind}.created`, id: record.id });
    return record;
  }

  /** Returns the ID of a record to refer to: one for each kind, created on first use unless the kind is read-only. */
  function referTo(kind: string): Promise<number> {
    const known = referenced.get(kind);
    if (known) return known;
    const resource = resourceOf(kind);
    const id = resource.schemas.create === null ? existing(resource) : create(resource).then(({ id }) => id);
    referenced.set(kind, id);
    return id;
  }

  async function existing(resource: Resource): Promise<number> {
    const [record] = (await recordsOf(resource).list({ limit: 1 })).data;
    if (record) return record.id;
    throw new CliError(`The organization has no ${resource.kind} to refer to.`);
  }

  async function remove(resource: Resource, id: number): Promise<void> {
    await recordsOf(resource).delete(id);
    created = created.filter((record) => record.resource !== resource || record.id !== id);
    changes.push({ type: `${resource.kind}.deleted`, id });
  }

  return {
    create,
    delete: remove,
    /** Returns the records that this run has created and not deleted, oldest first. */
    created: (): readonly CreatedRecord[] => created,
    /** Returns the changes since the last call, oldest first. */
    takeChanges: (): readonly Change[] => changes.splice(0),
    /** @param transition the event that the patch causes beside the update @throws CliError if the patch changes nothing */
    async update(resource: Resource, { id, version }: AnyRecord, patch: Body, transition?: string): Promise<void> {
      const updated = await recordsOf(resource).update(id, patch);
      if (updated.version === version) {
        throw new CliError(
          `The update of ${resource.kind} ${id} changes nothing, so there is no event. Use other --data.`,
        );
      }
      for (const type of [`${resource.kind}.updated`, transition]) {
        if (type) changes.push({ type, id, version: updated.version });
      }
    },
    /** Deletes the records that this run has created, newest first. @returns the errors of those that it could not delete */
    async deleteCreated(): Promise<unknown[]> {
      const errors: unknown[] = [];
      for (const { resource, id } of created.toReversed()) {
        try {
          await remove(resource, id);
        } catch (error) {
          if (!WorklaneError.is(error, 'not_found')) errors.push(error);
        }
      }
      return errors;
    },
  };
}

/** Returns the scopes for the creation of a record, of those that it must refer to, and for their events. */
export async function scopesToCreate(
  resource: Resource,
  data: Body = {},
  known = new Set<string>(),
): Promise<Set<string>> {
  const { schemas, scopes } = resource;
  known.add(scopes.read);
  if (schemas.create === null || scopes.write === null || known.has(scopes.write)) return known;
  known.add(scopes.write);
  const { schema, example } = sampleRequest(schemas.create);
  const given = Object.fromEntries(Object.entries(example).filter(([name]) => !(name in data)));
  await withProvidedReferences(schema, given, async (kind) => {
    await scopesToCreate(resourceOf(kind), {}, known);
    return 0;
  });
  return known;
}

/** The methods of any collection. */
interface AnyRecords {
  list(query: { limit: number }): Promise<{ data: AnyRecord[] }>;
  create(body: Body): Promise<AnyRecord>;
  update(id: number, patch: Body): Promise<AnyRecord>;
  delete(id: number): Promise<void>;
}

/** @throws CliError */
export function resourceOf(kind: string): Resource {
  const resource = Object.values<Resource>(resources).find((each) => each.kind === kind);
  if (resource) return resource;
  throw new CliError(`A ${kind} is not a record, so no change of a record causes its events.`);
}

/** Returns a patch by the example of the contract that changes a record. @throws CliError if there is none */
export async function samplePatch(resource: Resource, record: object, now = new Date()): Promise<Body> {
  const { schema, example } = sampleRequest(String(resource.schemas.update));
  const sample = withoutUniqueValues(resource, example, now.getTime());
  // A patch requires no field, so it has no reference.
  const patch = await withProvidedReferences(schema, sample, () =>
    Promise.reject(new Error('A patch has no references')),
  );
  const changes = changedFields(record as Body, { ...record, ...patch });
  if (changes.length > 0) return Object.fromEntries(changes.map((name) => [name, patch[name]]));
  if ('custom_fields' in resource.fields) return { custom_fields: { triggered_at: now.toISOString() } };
  throw new CliError(`The example update does not change this ${resource.kind}. Use --data.`);
}

/** Returns the ID of a record of a kind. */
export type ProvideRecord = (kind: string) => Promise<number>;

/**
 * Returns an example without the references to records of the example's organization: a required one refers to a provided
 * record, any other one is left out.
 */
async function withProvidedReferences(node: SchemaObject, example: Body, provide: ProvideRecord): Promise<Body> {
  const { properties = {}, required = [] } = contract.resolve(node);
  const result: Record<string, unknown> = {};
  // One after the other, so that records are created in the order of the fields.
  for (const [name, value] of Object.entries(example)) {
    const property = properties[name];
    if (!property) result[name] = value;
    else if (!isReference(property)) result[name] = await nestedValue(property, value, provide);
    else if (required.includes(name)) result[name] = await providedReference(property, value, provide);
  }
  return result;
}

async function nestedValue(node: SchemaObject, value: unknown, provide: ProvideRecord): Promise<unknown> {
  const { items } = contract.resolve(node);
  if (Array.isArray(value) && items) {
    const values: unknown[] = [];
    for (const item of value) values.push(await nestedValue(items, item, provide));
    return values;
  }
  return isObject(value) ? withProvidedReferences(node, value, provide) : value;
}

async function providedReference(node: SchemaObject, value: unknown, provide: ProvideRecord): Promise<unknown> {
  const { 'x-references': kind = '', items, minItems = 0, type, oneOf = [] } = contract.resolve(node);
  const alternatives = [{ type }, ...oneOf];
  if (alternatives.some((each) => [each.type].flat().includes('null'))) return null;
  if (items) return minItems === 0 ? [] : [await providedReference(items, undefined, provide)];
  // A reference to a record of any kind contains the kind beside the ID.
  if (isObject(value)) return { ...value, id: await provide(String(value.kind)) };
  return provide(kind);
}

/** Returns whether a value of a schema is a reference, or a list of references. */
function isReference(node: SchemaObject): boolean {
  const { 'x-references': kind, items, oneOf = [] } = contract.resolve(node);
  return kind !== undefined || [...oneOf, ...(items ? [items] : [])].some(isReference);
}
