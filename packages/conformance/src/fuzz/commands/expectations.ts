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

/** Expects one of the errors. @throws Mismatch */
export function expectError({ status, json }: ServiceResponse, expectedErrors: readonly ExpectedError[]): void {
  const { code, errors = [] } = (json ?? {}) as Problem;
  const expected = expectedErrors.map((each) => `${each.status} ${each.code}`).join(' or ');
  const given = expectedErrors.find((each) => each.status === status && each.code === code);
  expectThat(given !== undefined, `expected ${expected}, got ${status} ${code ?? ''}`);
  if (!given.pointers) return;
  const named = errors.map(({ pointer }) => pointer);
  const isRight = named.length > 0 && named.every((pointer) => given.pointers?.includes(pointer));
  expectThat(isRight, `expected errors at ${given.pointers.join(', ')}, got them at ${named.join(', ')}`);
}

/** Expects a status. @throws Mismatch */
export function expectStatus({ status, json }: ServiceResponse, expected: number): void {
  expectThat(status === expected, `expected ${expected}, got ${status} ${(json as Problem | undefined)?.code ?? ''}`);
}

/** Expects the written record and adds it to the model. @throws Mismatch */
export async function expectWritten(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  response: ServiceResponse,
  expected: ExpectedRecord,
  before?: ModelRecord,
): Promise<ModelRecord> {
  const actual = response.json as ModelRecord;
  const changes = before === undefined || isChange(resource, before, expected);
  const differing = differences(resource, { kind: resource.kind, before, expected, actual, changes });
  const shown = differing.map((name) => `${name} ${text(expected[name])}, got ${text(actual[name])}`);
  expectThat(differing.length === 0, `expected ${shown.join('; ')}`);
  const etag = response.headers.get('etag');
  expectThat(etag === `"${actual.version}"`, `expected the ETag of version ${actual.version}, got ${etag}`);
  if (!before) model.create(resource.kind, actual);
  else if (changes) model.change(resource.kind, actual);
  await expectRecord(scene, resource, actual);
  return actual;
}

/** Expects the service to return the record of the model. @throws Mismatch */
export async function expectRecord(
  { service }: CommandContext,
  resource: Resource,
  record: ModelRecord,
): Promise<void> {
  const response = await service.request(operationsOf(resource).get, { id: record.id });
  expectStatus(response, 200);
  expectThat(
    isDeepStrictEqual(response.json, record),
    `expected the record as it was: ${text(record)}, got ${text(response.json)}`,
  );
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);
