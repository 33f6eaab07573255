import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import type { Model, ModelRecord } from '../model/model.ts';
import { refusalsOf } from '../model/expected-errors.ts';
import { changed } from '../model/expected-record.ts';
import { operationsOf } from '../resource-operations.ts';
import { agreeOnRecord, agreeOnRefusal, agreeOnStatus, agreeOnWritten } from './expectations.ts';
import { type Draft, draft, written } from './body.ts';
import { type Command, command, type Scene } from './command.ts';
import { type Condition, condition } from './condition.ts';

interface Changing {
  readonly choice: number;
  readonly draft: Draft;
  readonly condition: Condition;
  readonly mediaType: string;
}

export function change(resource: Resource): Arbitrary<Command> {
  const mediaTypes = Object.keys(operationsOf(resource).change.requestBody?.content ?? {});
  return fc
    .record({
      choice: fc.nat(),
      draft: draft(resource.schemas.update ?? ''),
      condition,
      mediaType: fc.constantFrom(...mediaTypes),
    })
    .map((changing) =>
      command({
        name: `change ${resource.kind}${changing.draft.flaw ? ` whose ${changing.draft.flaw}` : ''}`,
        isPossible: (model) => model.pick(resource.kind, changing.choice) !== undefined,
        run: (model, scene) => run(model, scene, resource, changing),
      }),
    );
}

async function run(model: Model, scene: Scene, resource: Resource, changing: Changing): Promise<void> {
  const { choice, draft, condition, mediaType } = changing;
  const before = model.pick(resource.kind, choice) as ModelRecord;
  const body = written(model, resource, draft, before);
  const after = (patch: object) => changed(resource, before, patch);
  const refusals = [
    ...condition.refusals,
    ...refusalsOf(model, { resource, schema: draft.schema, body, before, after }),
  ];
  const told = await scene.service.ask(operationsOf(resource).change, {
    id: before.id,
    headers: { ...condition.headers(before), 'content-type': mediaType },
    body: JSON.stringify(body),
  });
  if (refusals.length > 0) {
    agreeOnRefusal(told, refusals);
    return agreeOnRecord(scene, resource, before);
  }
  agreeOnStatus(told, 200);
  await agreeOnWritten(model, scene, resource, told, after(body as object), before);
}
