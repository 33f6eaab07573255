import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { expectThat } from '../mismatch.ts';
import type { Model, ModelRecord, Named } from '../model/model.ts';
import { operationsOf } from '../resource-operations.ts';
import type { ServiceResponse } from '../service.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { type Condition, condition } from './condition.ts';
import { expectError, expectRecord, expectStatus } from './expectations.ts';

export const remove = (resource: Resource): Arbitrary<Command> =>
  fc.record({ choice: fc.nat(), condition }).map(({ choice, condition }) =>
    command({
      name: `delete ${resource.kind}`,
      isPossible: (model) => model.pick(resource.kind, choice) !== undefined,
      run: (model, scene) => run(model, scene, resource, model.pick(resource.kind, choice) as ModelRecord, condition),
    }),
  );

async function run(model: Model, scene: CommandContext, resource: Resource, record: ModelRecord, condition: Condition) {
  const { id } = record;
  const { delete: operation, get } = operationsOf(resource);
  const referrers = model.referrers({ kind: resource.kind, id });
  const response = await scene.service.request(operation, { id, headers: condition.headers(record) });
  const referenced = { status: 409, code: 'record_referenced' } as const;
  const errors = [...condition.errors, ...(referrers.length > 0 ? [referenced] : [])];
  if (errors.length > 0) {
    expectError(response, errors);
    if (response.status === referenced.status) expectReferrers(response, referrers);
    return expectRecord(scene, resource, record);
  }
  expectStatus(response, 204);
  model.remove(resource.kind, id);
  expectError(await scene.service.request(get, { id }), [{ status: 404, code: 'not_found' }]);
}

/** Maximum length of referenced_by: specs/schemas/problem/Problem.yaml. */
const mostNamed = 20;

function expectReferrers({ json }: ServiceResponse, referrers: readonly Named[]): void {
  const named = (json as { referenced_by?: Named[] }).referenced_by ?? [];
  const isKnown = (each: Named) => referrers.some((referrer) => isDeepStrictEqual(referrer, each));
  const isRight = named.every(isKnown) && named.length === Math.min(referrers.length, mostNamed);
  expectThat(isRight, `expected referenced_by ${JSON.stringify(referrers)}, got ${JSON.stringify(named)}`);
}
