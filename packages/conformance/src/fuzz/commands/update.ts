import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/mock/store';
import fc, { type Arbitrary } from 'fast-check';
import { expectThat } from '../mismatch.ts';
import type { Conditions, Model } from '../model.ts';
import { operationsOf } from '../resource-operations.ts';
import type { ServiceResponse } from '../service.ts';
import { type Draft, draft, isValid, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { again, type Condition, condition, headersOf } from './condition.ts';
import {
  expectError,
  expectProblem,
  expectRecord,
  expectReplayed,
  expectReturned,
  expectStatus,
  outcomeOf,
} from './expectations.ts';

interface Changing {
  readonly choice: number;
  readonly draft: Draft;
  readonly condition: Condition;
  readonly mediaType: string;
  readonly again: string;
}

export function update(resource: Resource): Arbitrary<Command> {
  const mediaTypes = Object.keys(operationsOf(resource).update.requestBody?.content ?? {});
  return fc
    .record({
      choice: fc.nat(),
      draft: draft(resource.schemas.update ?? ''),
      condition,
      mediaType: fc.constantFrom(...mediaTypes),
      again,
    })
    .map((changing) =>
      command({
        name: `change ${resource.kind}${changing.draft.violation ? ` whose ${changing.draft.violation}` : ''}`,
        isPossible: (model) => model.pick(resource, changing.choice) !== undefined,
        run: (model, scene) => run(model, scene, resource, changing),
      }),
    );
}

async function run(model: Model, scene: CommandContext, resource: Resource, changing: Changing): Promise<void> {
  const { choice, draft, condition, mediaType, again } = changing;
  const before = model.pick(resource, choice) as StoredRecord;
  const body = resolveReferences(model, resource, draft, before);
  const conditions = { ifMatch: condition.ifMatch(before), key: again === 'no' ? undefined : scene.unique() };
  const send = async (patch: unknown) => {
    const response = await scene.service.request(operationsOf(resource).update, {
      id: before.id,
      headers: { ...headersOf(conditions), 'content-type': mediaType },
      body: JSON.stringify(patch),
    });
    if (condition.isMalformed) expectError(response, 400, 'invalid_parameter');
    else if (!isValid(draft.schema, patch)) expectError(response, 422, 'validation_failed');
    else expectUpdate(model, resource, response, before, { patch: patch as object, conditions });
    await expectRecord(scene, resource, model.get(resource, before.id));
  };
  await send(body);
  if (again === 'the same') await send(body);
  if (again === 'another request') await send({ ...(body as object), external_id: scene.unique() });
}

function expectUpdate(
  model: Model,
  resource: Resource,
  response: ServiceResponse,
  before: StoredRecord,
  { patch, conditions }: { readonly patch: object; readonly conditions: Conditions },
): void {
  const returned = response.status === 200 ? (response.json as StoredRecord) : undefined;
  const outcome = outcomeOf(() => model.update(resource, before.id, patch, returned, conditions));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return;
  }
  expectStatus(response, 200);
  const { response: record, replayed } = outcome.value;
  expectReplayed(response, replayed);
  const { updated_at } = record;
  expectThat(String(updated_at) >= String(before.updated_at), `expected updated_at to increase, got ${updated_at}`);
  expectReturned(resource, response, record);
}
