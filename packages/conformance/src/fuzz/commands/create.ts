import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { agree } from '../mismatch.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import { refusalsOf } from '../model/expected-errors.ts';
import { created } from '../model/expected-record.ts';
import { operationsOf } from '../resource-operations.ts';
import type { Told } from '../service.ts';
import { agreeOnRefusal, agreeOnStatus, agreeOnWritten } from './expectations.ts';
import { type Draft, draft, written } from './body.ts';
import { type Command, command, type Scene } from './command.ts';

interface Creation {
  readonly draft: Draft;
  /** Whether the request has an idempotency key and is sent again. */
  readonly again: 'no' | 'the same' | 'another body';
}

export const create = (resource: Resource): Arbitrary<Command> =>
  fc
    .record({
      draft: draft(resource.schemas.create ?? ''),
      again: fc.constantFrom<Creation['again'][]>('no', 'no', 'the same', 'another body'),
    })
    .map((creation) =>
      command({
        name: `create ${resource.kind}${creation.draft.flaw ? ` whose ${creation.draft.flaw}` : ''}`,
        run: (model, scene) => run(model, scene, resource, creation),
      }),
    );

async function run(model: Model, scene: Scene, resource: Resource, { draft, again }: Creation): Promise<void> {
  const operation = operationsOf(resource).create;
  const body = written(model, resource, draft);
  const after = (valid: object) => created(resource, valid);
  const refusals = refusalsOf(model, { resource, schema: draft.schema, body, before: undefined, after });
  const headers = again === 'no' ? {} : { 'idempotency-key': scene.unique() };
  const send = (value: unknown) => scene.service.ask(operation, { body: JSON.stringify(value), headers });
  const told = await send(body);
  if (refusals.length > 0) return agreeOnRefusal(told, refusals);
  agreeOnStatus(told, 201);
  const record = await take(model, scene, resource, told, body as object);
  if (again === 'the same') agreeOnRepetition(await send(body), record);
  if (again === 'another body') {
    const other = await send({ ...(body as object), external_id: scene.unique() });
    agreeOnRefusal(other, [{ status: 422, code: 'idempotency_key_reused' }]);
  }
}

async function take(model: Model, scene: Scene, resource: Resource, told: Told, body: object): Promise<ModelRecord> {
  const { id } = told.json as ModelRecord;
  agree(!model.isUsed({ kind: resource.kind, id }), `expected a new id, got ${id} again`);
  const { organization_id } = scene.service.target.credentials;
  const location = `/api/v1/${organization_id}/${resource.collection}/${id}`;
  agree(told.headers.get('location') === location, `expected the Location ${location}`);
  return agreeOnWritten(model, scene, resource, told, created(resource, body));
}

/** DESIGN, section 3: the same key and body repeats the first answer. */
function agreeOnRepetition(told: Told, record: ModelRecord): void {
  agreeOnStatus(told, 201);
  agree(told.headers.get('idempotency-replayed') === 'true', 'expected Idempotency-Replayed: true');
  agree(isDeepStrictEqual(told.json, record), 'expected the first answer again');
}
