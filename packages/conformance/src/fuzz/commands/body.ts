import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { schemaViolations } from '../../contract/response-violations.ts';
import { findReferences } from '../../fixtures/references.ts';
import { invalidValue } from '../arbitraries/invalid-values.ts';
import { value } from '../arbitraries/value.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import { rules } from '../model/rules.ts';
import { schemaNamed } from '../schema/schema.ts';

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
  const valid = value(schemaNamed(schema)).map((made) => ({ value: made, violation: undefined }));
  return fc
    .record({
      schema: fc.constant(schema),
      content: fc.oneof({ weight: 2, arbitrary: valid }, { weight: 1, arbitrary: invalidValue(schemaNamed(schema)) }),
      breaksRules: seldom,
      takesExternalId: seldom,
    })
    .map(({ content, breaksRules, ...rest }) => ({ ...content, ...rest, keepsRules: !breaksRules }));
}

/** Shrinks to false. */
const seldom = fc.nat({ max: 7 }).map((number) => number === 7);

type Body = Record<string, unknown>;

/** Returns the body with references to existing records, most of the time. */
export function resolveReferences(model: Model, resource: Resource, draft: Draft, before?: ModelRecord): unknown {
  const body = structuredClone(draft.value);
  if (draft.violation !== undefined && schemaViolations(draft.schema, body).length > 0) return body;
  referToRecords(model, resource, body as Body);
  const taken = draft.takesExternalId && model.all(resource.kind).find(({ external_id }) => external_id !== null);
  if (taken) (body as Body).external_id = taken.external_id;
  if (draft.keepsRules && draft.violation === undefined) for (const { repair } of rules) repair(body as Body, before);
  return body;
}

function referToRecords(model: Model, resource: Resource, body: Body): void {
  for (const { path, kind } of resource.references) {
    for (const { parent, name } of findReferences(body, path)) {
      const given = parent[name];
      if (given === null || given === undefined) continue;
      const isOptional = path.length > 1 || resource.fields[name]?.nullable === true;
      if (kind !== 'any') parent[name] = idFor(model, kind, given as number) ?? (isOptional ? null : nowhere);
      else parent[name] = referenceFor(model, given as { kind: string; id: number });
    }
    const list = path.at(-1) === '*' ? body[path[0] ?? ''] : undefined;
    if (Array.isArray(list)) body[path[0] ?? ''] = [...new Set(list)].filter((id) => id !== null);
  }
}

function referenceFor(model: Model, { kind, id }: { kind: string; id: number }) {
  const kinds = model.resources.map((resource) => resource.kind);
  const known = kinds.includes(kind) ? kind : (kinds[id % kinds.length] ?? kind);
  const found = idFor(model, known, id);
  return found === undefined ? null : { kind: known, id: found };
}

/** The id of no record. */
const nowhere = 2 ** 52;

/** One of 16 ids is unused or deleted. Returns undefined when the kind has no record. */
function idFor(model: Model, kind: string, choice: number): number | undefined {
  if (choice % 16 === 15) return model.pickDeleted(kind, choice) ?? nowhere;
  if (kind === 'member') return model.members[choice % model.members.length];
  return model.pick(kind, choice)?.id;
}
