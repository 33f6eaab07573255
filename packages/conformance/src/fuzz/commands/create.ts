import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/mock/store';
import fc, { type Arbitrary } from 'fast-check';
import { expectThat } from '../mismatch.ts';
import type { Model } from '../model.ts';
import { operationsOf } from '../resource-operations.ts';
import { type Draft, draft, isValid, resolveReferences } from './body.ts';
import { type Command, type CommandContext, command } from './command.ts';
import {
  expectError,
  expectProblem,
  expectRecord,
  expectReplayed,
  expectReturned,
  expectStatus,
  outcomeOf,
} from './expectations.ts';

interface Creation {
  readonly draft: Draft;
  /** Whether the request has an idempotency key and is repeated. */
  readonly again: 'no' | 'the same' | 'another body' | 'after its deletion';
}

export const create = (resource: Resource): Arbitrary<Command> =>
  fc
    .record({
      draft: draft(resource.schemas.create ?? ''),
      again: fc.constantFrom<Creation['again'][]>('no', 'no', 'no', 'the same', 'another body', 'after its deletion'),
    })
    .map((creation) =>
      command({
        name: `create ${resource.kind}${creation.draft.violation ? ` whose ${creation.draft.violation}` : ''}`,
        run: (model, scene) => run(model, scene, resource, creation),
      }),
    );

async function run(model: Model, scene: CommandContext, resource: Resource, { draft, again }: Creation): Promise<void> {
  const body = resolveReferences(model, resource, draft);
  const key = again === 'no' ? undefined : scene.unique();
  const request = { schema: draft.schema, body, key, isRepeated: false };
  const record = await send(model, scene, resource, request);
  if (!record || again === 'no') return;
  if (again === 'after its deletion') {
    const { status } = await scene.service.request(operationsOf(resource).delete, { id: record.id });
    const { problem } = outcomeOf(() => model.delete(resource, record.id));
    expectThat(status === (problem?.status ?? 204), `expected ${problem?.status ?? 204}, got ${status}`);
  }
  const changed = again === 'another body' ? { ...(body as object), external_id: scene.unique() } : body;
  await send(model, scene, resource, { ...request, body: changed, isRepeated: true });
}

interface Request {
  readonly schema: string;
  readonly body: unknown;
  /** The idempotency key. */
  readonly key: string | undefined;
  /** Whether a record was created with the key before. */
  readonly isRepeated: boolean;
}

/** Returns the created record; undefined when the request was rejected. */
async function send(
  model: Model,
  scene: CommandContext,
  resource: Resource,
  { schema, body, key, isRepeated }: Request,
): Promise<StoredRecord | undefined> {
  const response = await scene.service.request(operationsOf(resource).create, {
    body: JSON.stringify(body),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  if (!isValid(schema, body)) {
    expectError(response, 422, 'validation_failed');
    return undefined;
  }
  const returned = response.status === 201 ? (response.json as StoredRecord) : undefined;
  const isNew = !returned || isRepeated || !model.isUsed(resource, returned.id);
  expectThat(isNew, `expected a new id, got ${returned?.id} again`);
  const outcome = outcomeOf(() => model.create(resource, body as object, returned, { key }));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return undefined;
  }
  expectStatus(response, 201);
  const { response: record, replayed } = outcome.value;
  expectReplayed(response, replayed);
  const location = `/api/v1/${model.organizationId}/${resource.collection}/${record.id}`;
  expectThat(response.headers.get('location') === location, `expected the Location ${location}`);
  expectReturned(resource, response, record);
  await expectRecord(scene, resource, record);
  return record;
}
