import type { Resource } from '@worklane/contract';
import { findReferences, type RecordReference, resourceOf, type StoredRecord } from '@worklane/model';
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { contract } from '../contract/document.ts';
import { schemaViolations } from '../contract/response-violations.ts';
import type { Session } from '../session.ts';
import { makeBatch } from '../world/batch.ts';
import { repair } from '../world/body.ts';
import { expectError } from '../world/expectations.ts';
import { expectList, searchedTexts } from '../world/list.ts';
import {
  conditions,
  createRecord,
  deleteRecord,
  restoreRecord,
  unconditional,
  updateRecord,
} from '../world/records.ts';
import { listOperation, operationsOf } from '../world/resource-operations.ts';
import { World } from '../world/world.ts';
import { invalidQuery, invalidValue, type QueryPair, query, value } from './values.ts';

/** The world of a round. */
export class FuzzedWorld extends World {
  /** The kinds of the round. */
  readonly resources: readonly Resource[];

  constructor(organizationId: number, resources: readonly Resource[]) {
    super(organizationId);
    this.resources = resources;
  }
}

/** What commands act on in addition to the world. */
export interface CommandContext {
  readonly session: Session;
  /** Returns a new unique text. */
  readonly unique: () => string;
}

/** A client action, after which server and model must match. */
export type Command = AsyncCommand<FuzzedWorld, CommandContext>;

const command = (name: string, run: Command['run'], isPossible: Command['check'] = () => true): Command => ({
  ...{ run, check: isPossible },
  toString: () => name,
});

/** Returns a command about one of the records that exist. */
const ofRecord = (
  name: string,
  resource: Resource,
  choice: number,
  run: (world: FuzzedWorld, context: CommandContext, record: StoredRecord) => Promise<unknown>,
) =>
  command(
    `${name} ${resource.kind}`,
    async (world, context) => void (await run(world, context, world.pick(resource, choice) as StoredRecord)),
    (world) => world.pick(resource, choice) !== undefined,
  );

/** Half of the requests have no condition. */
const condition = fc.oneof(fc.constant(unconditional), fc.constantFrom(...conditions));

/** Whether a request has an idempotency key and is repeated, perhaps with another content or after a deletion. */
const again = fc.constantFrom('no', 'no', 'the same', 'another', 'deleted');

const keyFor = (repetition: string, { unique }: CommandContext) => (repetition === 'no' ? undefined : unique());

export const create = (resource: Resource): Arbitrary<Command> =>
  fc.record({ draft: draft(resource.schemas.create ?? ''), again }).map(({ draft: made, again: repetition }) =>
    command(`create ${resource.kind}${made.violation}`, async (world, context) => {
      const judged = { session: context.session, world };
      const body = resolveReferences(world, resource, made);
      const key = keyFor(repetition, context);
      const record = await createRecord(judged, resource, body, { key });
      if (!record || key === undefined) return;
      if (repetition === 'deleted') await deleteRecord(judged, resource, record);
      const changed = repetition === 'another' ? { ...(body as object), external_id: context.unique() } : body;
      await createRecord(judged, resource, changed, { key, isRepeated: true });
    }),
  );

export function update(resource: Resource): Arbitrary<Command> {
  const mediaType = fc.constantFrom(...Object.keys(operationsOf(resource).update.requestBody?.content ?? {}));
  const parts = { choice: fc.nat(), draft: draft(resource.schemas.update ?? ''), condition, mediaType, again };
  return fc
    .record(parts)
    .map(({ choice, draft: made, condition: { ifMatch, isMalformed }, again: repetition, ...options }) =>
      ofRecord(`change${made.violation} in`, resource, choice, async (world, context, before) => {
        const body = resolveReferences(world, resource, made, before);
        const headers = { ...options, ifMatch: ifMatch(before), isMalformed, key: keyFor(repetition, context) };
        const send = (patch: unknown) =>
          updateRecord({ session: context.session, world }, resource, before, patch, headers);
        await send(body);
        if (repetition === 'the same') await send(body);
        if (repetition === 'another') await send({ ...(body as object), external_id: context.unique() });
      }),
    );
}

export const remove = (resource: Resource): Arbitrary<Command> =>
  fc
    .record({ choice: fc.nat(), condition, again })
    .map(({ choice, condition: { ifMatch, isMalformed }, again: repetition }) =>
      ofRecord('delete', resource, choice, async (world, context, record) => {
        const options = { ifMatch: ifMatch(record), isMalformed, key: keyFor(repetition, context) };
        const judged = { session: context.session, world };
        const isDeleted = await deleteRecord(judged, resource, record, options);
        if (!isDeleted || options.key === undefined) return;
        const target = repetition === 'another' ? { ...record, id: record.id + 1 } : record;
        await deleteRecord(judged, resource, target, { ...options, isListed: true });
      }),
    );

/** Requests to a deleted record return 404. */
export const useDeleted = (resource: Resource): Arbitrary<Command> =>
  fc.tuple(fc.nat(), fc.constantFrom('get', 'update', 'delete')).map(([choice, action]) =>
    command(
      `${action} a deleted ${resource.kind}`,
      async (world, { session }) => {
        const id = world.pickDeleted(resource, choice) as number;
        const body = action === 'update' && { body: '{}' };
        expectError(await session.request(operationsOf(resource)[action], { id, ...body }), 404, 'not_found');
      },
      (world) => world.pickDeleted(resource, choice) !== undefined,
    ),
  );

/** Restores a deleted record, alone or in a batch; in a batch also when it exists. */
export const restore = (resource: Resource): Arbitrary<Command> =>
  fc.tuple(fc.nat(), fc.constantFrom(undefined, true, false)).map(([choice, atomic]) =>
    command(
      `restore ${resource.kind}`,
      async (world, { session }) => {
        const id = world.pickDeleted(resource, choice) as number;
        const items = [{ restore: { id } }, { restore: { id } }];
        if (atomic === undefined) await restoreRecord({ session, world }, resource, { id });
        else await makeBatch({ session, world }, resource, { items, atomic });
      },
      (world) => world.pickDeleted(resource, choice) !== undefined,
    ),
  );

/** Reads a list to its last page. */
export function list(resource: Resource): Arbitrary<Command> {
  const operation = listOperation(resource);
  const valid = { weight: 3, arbitrary: query(operation) };
  return fc.oneof(valid, { weight: 1, arbitrary: invalidQuery(operation) }).map((pairs) =>
    command(
      `list ${resource.collection} by ${pairs.map(({ name }) => name).join(', ') || 'nothing'}`,
      async (world, { session }) => {
        const filled = pairs.map((pair) => [pair.name, textOf(world, resource, pair)] as const);
        await expectList({ session, world }, resource, filled);
      },
    ),
  );
}

/** Takes values from existing records where the parameter says so; otherwise half of the filters would match nothing. */
function textOf(world: World, resource: Resource, { name, text, likeRecord }: QueryPair): string {
  const record = likeRecord === undefined ? undefined : world.pick(resource, likeRecord);
  const field =
    name === 'updated_since' ? 'updated_at' : resource.fields[name] ? name : name.replace(/_(from|to)$/, '');
  // The clocks of server and suite decide whether a record is recent.
  if (/^-?P/.test(text) && resource.fields[field]?.writable === false) return text.startsWith('-') ? '-P1D' : 'P1D';
  const words = () => searchedTexts(resource, record as StoredRecord).flatMap((each) => each.match(/[a-z]+/gi) ?? []);
  // A list of IDs keeps its other IDs, most of which do not exist.
  const given = record && (name === 'q' ? words() : name === 'ids' ? `${record.id},${text}` : record[field]);
  return String([given].flat()[0] ?? text).toWellFormed();
}

/** A body before its references are resolved to existing records. */
interface Draft {
  readonly schema: string;
  readonly value: unknown;
  /** Of the schema, after a space; empty if there is none. */
  readonly violation: string;
  /** Whether it breaks rules beyond the schema. */
  readonly breaksRules: boolean;
  /** Whether it uses the external id of another record. */
  readonly takesExternalId: boolean;
}

/** Two of three bodies are valid. */
function draft(schema: string): Arbitrary<Draft> {
  const valid = value(contract.schema(schema)).map((made) => ({ value: made, violation: '' }));
  const invalid = invalidValue(contract.schema(schema)).map(({ value: made, keyword, instancePath }) => ({
    ...{ value: made, violation: ` with invalid ${keyword} at ${instancePath || '/'}` },
  }));
  const content = fc.oneof({ weight: 2, arbitrary: valid }, { weight: 1, arbitrary: invalid });
  return fc
    .record({ content, breaksRules: seldom, takesExternalId: seldom })
    .map(({ content: made, ...rest }) => ({ schema, ...made, ...rest }));
}

/** Shrinks to false. */
const seldom = fc.nat({ max: 7 }).map((number) => number === 7);

type Body = Record<string, unknown>;

/** Returns the body with references to existing records, most of the time. */
function resolveReferences(world: FuzzedWorld, resource: Resource, made: Draft, before?: StoredRecord): unknown {
  const body = structuredClone(made.value) as Body;
  if (made.violation !== '' && schemaViolations(made.schema, body).length > 0) return body;
  referToRecords(world, resource, body, before);
  const taken = made.takesExternalId && world.all(resource).find(({ external_id }) => external_id !== null);
  if (taken) body.external_id = taken.external_id;
  if (!made.breaksRules && made.violation === '') repair(body, before);
  return body;
}

function referToRecords(world: FuzzedWorld, resource: Resource, body: Body, before: StoredRecord | undefined): void {
  for (const { path, kind } of resource.references) {
    for (const { parent, name } of findReferences(body, path)) {
      const given = parent[name];
      if (given === null || given === undefined) continue;
      const isOptional = path.length > 1 || resource.fields[name]?.nullable === true;
      if (kind !== 'any') parent[name] = idFor(world, kind, given as number) ?? (isOptional ? null : nowhere);
      else parent[name] = referenceFor(world, given as Partial<RecordReference>, before?.[name] as RecordReference);
    }
    const items = path.at(-1) === '*' ? body[path[0] ?? ''] : undefined;
    if (Array.isArray(items)) body[path[0] ?? ''] = [...new Set(items)].filter((id) => id !== null);
  }
}

/** @param before the reference that a patch of the kind or of the ID alone changes */
function referenceFor(world: FuzzedWorld, given: Partial<RecordReference>, before: RecordReference | null | undefined) {
  const { kind, id } = given;
  if (id === undefined) return given;
  if (kind === undefined) return { id: before ? (idFor(world, before.kind, id) ?? nowhere) : id };
  const kinds = world.resources.map((resource) => resource.kind);
  const known = kinds.includes(kind) ? kind : (kinds[id % kinds.length] ?? kind);
  const found = idFor(world, known, id);
  return found === undefined ? null : { kind: known, id: found };
}

/** The id of no record. */
const nowhere = 2 ** 52;

/** One of 16 ids is unused or deleted. Returns undefined when the kind has no record. */
function idFor(world: FuzzedWorld, kind: string, choice: number): number | undefined {
  if (choice % 16 === 15) return world.pickDeleted(resourceOf(kind), choice) ?? nowhere;
  return world.pick(resourceOf(kind), choice)?.id;
}
