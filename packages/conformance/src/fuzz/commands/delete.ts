import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/mock/store';
import fc, { type Arbitrary } from 'fast-check';
import type { Model } from '../model.ts';
import { operationsOf } from '../resource-operations.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { type Condition, condition, headersOf } from './condition.ts';
import { expectError, expectProblem, expectRecord, expectStatus, outcomeOf } from './expectations.ts';

export const remove = (resource: Resource): Arbitrary<Command> =>
  fc.record({ choice: fc.nat(), condition }).map(({ choice, condition }) =>
    command({
      name: `delete ${resource.kind}`,
      isPossible: (model) => model.pick(resource, choice) !== undefined,
      run: (model, scene) => run(model, scene, resource, model.pick(resource, choice) as StoredRecord, condition),
    }),
  );

async function run(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  record: StoredRecord,
  condition: Condition,
) {
  const { id } = record;
  const { delete: operation, get } = operationsOf(resource);
  const ifMatch = condition.ifMatch(record);
  const response = await scene.service.request(operation, { id, headers: headersOf(ifMatch) });
  if (condition.isMalformed) {
    expectError(response, 400, 'invalid_parameter');
    return expectRecord(scene, resource, record);
  }
  const outcome = outcomeOf(() => model.delete(resource, id, ifMatch));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return expectRecord(scene, resource, record);
  }
  expectStatus(response, 204);
  expectError(await scene.service.request(get, { id }), 404, 'not_found');
}
