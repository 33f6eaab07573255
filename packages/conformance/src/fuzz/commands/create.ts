import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import fc, { type Arbitrary } from 'fast-check';
import { expectThat } from '../mismatch.ts';
import { expectedErrors } from '../model/expected-errors.ts';
import { expectedCreated } from '../model/expected-record.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import { operationsOf } from '../resource-operations.ts';
import type { ServiceResponse } from '../service.ts';
import { type Draft, draft, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { expectError, expectStatus, expectWritten } from './expectations.ts';

interface Creation {
  readonly draft: Draft;
  /** Whether the request has an idempotency key and is repeated. */
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
        name: `create ${resource.kind}${creation.draft.violation ? ` whose ${creation.draft.violation}` : ''}`,
        run: (model, scene) => run(model, scene, resource, creation),
      }),
    );

async function run(model: Model, scene: CommandContext, resource: Resource, { draft, again }: Creation): Promise<void> {
  const operation = operationsOf(resource).create;
  const body = resolveReferences(model, resource, draft);
  const after = (valid: object) => expectedCreated(resource, valid);
  const errors = expectedErrors(model, { resource, schema: draft.schema, body, before: undefined, after });
  const headers = again === 'no' ? {} : { 'idempotency-key': scene.unique() };
  const send = (value: unknown) => scene.service.request(operation, { body: JSON.stringify(value), headers });
  const response = await send(body);
  if (errors.length > 0) return expectError(response, errors);
  expectStatus(response, 201);
  const record = await take(model, scene, resource, response, body as object);
  if (again === 'the same') expectReplay(await send(body), record);
  if (again === 'another body') {
    const other = await send({ ...(body as object), external_id: scene.unique() });
    expectError(other, [{ status: 422, code: 'idempotency_key_reused' }]);
  }
}

async function take(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  response: ServiceResponse,
  body: object,
): Promise<ModelRecord> {
  const { id } = response.json as ModelRecord;
  expectThat(!model.isUsed({ kind: resource.kind, id }), `expected a new id, got ${id} again`);
  const { organization_id } = scene.service.target.credentials;
  const location = `/api/v1/${organization_id}/${resource.collection}/${id}`;
  expectThat(response.headers.get('location') === location, `expected the Location ${location}`);
  return expectWritten(model, scene, resource, response, expectedCreated(resource, body));
}

/** The same key and body return the first response again. */
function expectReplay(response: ServiceResponse, record: ModelRecord): void {
  expectStatus(response, 201);
  expectThat(response.headers.get('idempotency-replayed') === 'true', 'expected Idempotency-Replayed: true');
  expectThat(isDeepStrictEqual(response.json, record), 'expected the first response again');
}
