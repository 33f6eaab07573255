import type { Resource } from '@worklane/contract';
import { findReferences, type RecordReference, resourceOf, type StoredRecord } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';
import { contract } from '../../contract/document.ts';
import { schemaViolations } from '../../contract/response-violations.ts';
import { repair } from '../../world/repair.ts';
import { invalidValue } from '../arbitraries/invalid-values.ts';
import { value } from '../arbitraries/value.ts';
import type { FuzzedWorld } from './command.ts';

/** A body before its references are resolved to existing records. */
export interface Draft {
  readonly schema: string;
  readonly value: unknown;
  /** The violation of the schema, if any. */
  readonly violation: string | undefined;
  /** Whether it obeys the rules beyond the schema. */
  readonly keepsRules: boolean;
  /** Whether it uses the external id of another record. */
  readonly takesExternalId: boolean;
}

/** Two of three bodies are valid. */
export function draft(schema: string): Arbitrary<Draft> {
  const valid = value(contract.schema(schema)).map((made) => ({ value: made, violation: undefined }));
  const invalid = invalidValue(contract.schema(schema)).map(({ value, keyword, instancePath }) => ({
    value,
    violation: `${instancePath} ${keyword}`,
  }));
  return fc
    .record({
      schema: fc.constant(schema),
      content: fc.oneof({ weight: 2, arbitrary: valid }, { weight: 1, arbitrary: invalid }),
      breaksRules: seldom,
      takesExternalId: seldom,
    })
    .map(({ content, breaksRules, ...rest }) => ({ ...content, ...rest, keepsRules: !breaksRules }));
}

/** Shrinks to false. */
const seldom = fc.nat({ max: 7 }).map((number) => number === 7);

type Body = Record<string, unknown>;

/** Returns the body with references to existing records, most of the time. */
export function resolveReferences(
  world: FuzzedWorld,
  resource: Resource,
  draft: Draft,
  before?: StoredRecord,
): unknown {
  const body = structuredClone(draft.value);
  if (draft.violation !== undefined && schemaViolations(draft.schema, body).length > 0) return body;
  referToRecords(world, resource, body as Body, before);
  const taken = draft.takesExternalId && world.all(resource).find(({ external_id }) => external_id !== null);
  if (taken) (body as Body).external_id = taken.external_id;
  if (draft.keepsRules && draft.violation === undefined) repair(body as Body, before);
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
    const list = path.at(-1) === '*' ? body[path[0] ?? ''] : undefined;
    if (Array.isArray(list)) body[path[0] ?? ''] = [...new Set(list)].filter((id) => id !== null);
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
