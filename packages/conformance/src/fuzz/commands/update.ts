import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { expectedErrors } from '../model/expected-errors.ts';
import { expectedUpdated } from '../model/expected-record.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import { operationsOf } from '../resource-operations.ts';
import { type Draft, draft, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { type Condition, condition } from './condition.ts';
import { expectError, expectRecord, expectStatus, expectWritten } from './expectations.ts';

interface Changing {
  readonly choice: number;
  readonly draft: Draft;
  readonly condition: Condition;
  readonly mediaType: string;
}

export function update(resource: Resource): Arbitrary<Command> {
  const mediaTypes = Object.keys(operationsOf(resource).update.requestBody?.content ?? {});
  return fc
    .record({
      choice: fc.nat(),
      draft: draft(resource.schemas.update ?? ''),
      condition,
      mediaType: fc.constantFrom(...mediaTypes),
    })
    .map((changing) =>
      command({
        name: `change ${resource.kind}${changing.draft.violation ? ` whose ${changing.draft.violation}` : ''}`,
        isPossible: (model) => model.pick(resource.kind, changing.choice) !== undefined,
        run: (model, scene) => run(model, scene, resource, changing),
      }),
    );
}

async function run(model: Model, scene: CommandContext, resource: Resource, changing: Changing): Promise<void> {
  const { choice, draft, condition, mediaType } = changing;
  const before = model.pick(resource.kind, choice) as ModelRecord;
  const body = resolveReferences(model, resource, draft, before);
  const after = (patch: object) => expectedUpdated(resource, before, patch);
  const errors = [
    ...condition.errors,
    ...expectedErrors(model, { resource, schema: draft.schema, body, before, after }),
  ];
  const response = await scene.service.request(operationsOf(resource).update, {
    id: before.id,
    headers: { ...condition.headers(before), 'content-type': mediaType },
    body: JSON.stringify(body),
  });
  if (errors.length > 0) {
    expectError(response, errors);
    return expectRecord(scene, resource, before);
  }
  expectStatus(response, 200);
  await expectWritten(model, scene, resource, response, after(body as object), before);
}
