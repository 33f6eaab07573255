import { isDeepStrictEqual } from 'node:util';
import type { ProblemCode, Resource } from '@worklane/contract';
import { agree } from '../mismatch.ts';
import { differences, isChange } from '../model/computed.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import type { Refusal } from '../model/expected-errors.ts';
import type { Whole } from '../model/rules.ts';
import { operationsOf } from '../resource-operations.ts';
import type { Told } from '../service.ts';
import type { Scene } from './command.ts';

interface Problem {
  readonly code?: ProblemCode;
  readonly errors?: readonly { readonly pointer: string }[];
}

/** Holds an answer to be one of the refusals. @throws Disagreement */
export function agreeOnRefusal({ status, json }: Told, refusals: readonly Refusal[]): void {
  const { code, errors = [] } = (json ?? {}) as Problem;
  const expected = refusals.map((each) => `${each.status} ${each.code}`).join(' or ');
  const given = refusals.find((each) => each.status === status && each.code === code);
  agree(given !== undefined, `expected ${expected}, got ${status} ${code ?? ''}`);
  if (!given.pointers) return;
  const named = errors.map(({ pointer }) => pointer);
  const isRight = named.length > 0 && named.every((pointer) => given.pointers?.includes(pointer));
  agree(isRight, `expected errors at ${given.pointers.join(', ')}, got them at ${named.join(', ')}`);
}

/** Holds an answer to be a success. @throws Disagreement */
export function agreeOnStatus({ status, json }: Told, expected: number): void {
  agree(status === expected, `expected ${expected}, got ${status} ${(json as Problem | undefined)?.code ?? ''}`);
}

/** Takes over a record that was written, when it is as it must be. @throws Disagreement */
export async function agreeOnWritten(
  model: Model,
  scene: Scene,
  resource: Resource,
  told: Told,
  expected: Whole,
  before?: ModelRecord,
): Promise<ModelRecord> {
  const actual = told.json as ModelRecord;
  const changes = before === undefined || isChange(resource, before, expected);
  const differing = differences(resource, { kind: resource.kind, before, expected, actual, changes });
  const shown = differing.map((name) => `${name} ${text(expected[name])}, got ${text(actual[name])}`);
  agree(differing.length === 0, `expected ${shown.join('; ')}`);
  const etag = told.headers.get('etag');
  agree(etag === `"${actual.version}"`, `expected the ETag of version ${actual.version}, got ${etag}`);
  if (!before) model.create(resource.kind, actual);
  else if (changes) model.change(resource.kind, actual);
  await agreeOnRecord(scene, resource, actual);
  return actual;
}

/** Holds the service to have a record as the model has it. @throws Disagreement */
export async function agreeOnRecord({ service }: Scene, resource: Resource, record: ModelRecord): Promise<void> {
  const told = await service.ask(operationsOf(resource).get, { id: record.id });
  agreeOnStatus(told, 200);
  agree(isDeepStrictEqual(told.json, record), `expected the record as it was: ${text(record)}, got ${text(told.json)}`);
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);
