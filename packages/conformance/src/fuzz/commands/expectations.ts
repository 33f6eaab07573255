import { isDeepStrictEqual } from 'node:util';
import type { ProblemCode, Resource } from '@worklane/contract';
import { expectThat } from '../mismatch.ts';
import { differences, isChange } from '../model/computed.ts';
import type { ExpectedError } from '../model/expected-errors.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import type { ExpectedRecord } from '../model/rules.ts';
import { operationsOf } from '../resource-operations.ts';
import type { ServiceResponse } from '../service.ts';
import type { CommandContext } from './command.ts';

interface Problem {
  readonly code?: ProblemCode;
  readonly errors?: readonly { readonly pointer: string }[];
}

/** Holds an answer to be one of the refusals. @throws Disagreement */
export function expectError({ status, json }: ServiceResponse, refusals: readonly ExpectedError[]): void {
  const { code, errors = [] } = (json ?? {}) as Problem;
  const expected = refusals.map((each) => `${each.status} ${each.code}`).join(' or ');
  const given = refusals.find((each) => each.status === status && each.code === code);
  expectThat(given !== undefined, `expected ${expected}, got ${status} ${code ?? ''}`);
  if (!given.pointers) return;
  const named = errors.map(({ pointer }) => pointer);
  const isRight = named.length > 0 && named.every((pointer) => given.pointers?.includes(pointer));
  expectThat(isRight, `expected errors at ${given.pointers.join(', ')}, got them at ${named.join(', ')}`);
}

/** Holds an answer to be a success. @throws Disagreement */
export function expectStatus({ status, json }: ServiceResponse, expected: number): void {
  expectThat(status === expected, `expected ${expected}, got ${status} ${(json as Problem | undefined)?.code ?? ''}`);
}

/** Takes over a record that was written, when it is as it must be. @throws Disagreement */
export async function expectWritten(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  told: ServiceResponse,
  expected: ExpectedRecord,
  before?: ModelRecord,
): Promise<ModelRecord> {
  const actual = told.json as ModelRecord;
  const changes = before === undefined || isChange(resource, before, expected);
  const differing = differences(resource, { kind: resource.kind, before, expected, actual, changes });
  const shown = differing.map((name) => `${name} ${text(expected[name])}, got ${text(actual[name])}`);
  expectThat(differing.length === 0, `expected ${shown.join('; ')}`);
  const etag = told.headers.get('etag');
  expectThat(etag === `"${actual.version}"`, `expected the ETag of version ${actual.version}, got ${etag}`);
  if (!before) model.create(resource.kind, actual);
  else if (changes) model.change(resource.kind, actual);
  await expectRecord(scene, resource, actual);
  return actual;
}

/** Holds the service to have a record as the model has it. @throws Disagreement */
export async function expectRecord(
  { service }: CommandContext,
  resource: Resource,
  record: ModelRecord,
): Promise<void> {
  const told = await service.request(operationsOf(resource).get, { id: record.id });
  expectStatus(told, 200);
  expectThat(
    isDeepStrictEqual(told.json, record),
    `expected the record as it was: ${text(record)}, got ${text(told.json)}`,
  );
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);
