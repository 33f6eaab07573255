import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/mock/store';
import fc, { type Arbitrary } from 'fast-check';
import type { Model } from '../model.ts';
import { operationsOf } from '../resource-operations.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { again, type Condition, condition, headersOf } from './condition.ts';
import { expectError, expectProblem, expectRecord, expectReplayed, expectStatus, outcomeOf } from './expectations.ts';

export const remove = (resource: Resource): Arbitrary<Command> =>
  fc.record({ choice: fc.nat(), condition, again }).map(({ choice, condition, again }) =>
    command({
      name: `delete ${resource.kind}`,
      isPossible: (model) => model.pick(resource, choice) !== undefined,
      run: (model, scene) =>
        run(model, scene, resource, model.pick(resource, choice) as StoredRecord, { condition, again }),
    }),
  );

async function run(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  record: StoredRecord,
  { condition, again }: { readonly condition: Condition; readonly again: string },
) {
  const { id } = record;
  const { delete: operation, get } = operationsOf(resource);
  const conditions = { ifMatch: condition.ifMatch(record), key: again === 'no' ? undefined : scene.unique() };
  const send = (id: number) => scene.service.request(operation, { id, headers: headersOf(conditions) });
  const response = await send(id);
  if (condition.isMalformed) {
    expectError(response, 400, 'invalid_parameter');
    return expectRecord(scene, resource, record);
  }
  const outcome = outcomeOf(() => model.delete(resource, id, conditions));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return expectRecord(scene, resource, record);
  }
  expectStatus(response, 204);
  expectReplayed(response, false);
  if (again === 'the same') {
    const repeated = await send(id);
    expectStatus(repeated, 204);
    expectReplayed(repeated, true);
  }
  if (again === 'another request') expectError(await send(id + 1), 422, 'idempotency_key_reused');
  expectError(await scene.service.request(get, { id }), 404, 'not_found');
}
