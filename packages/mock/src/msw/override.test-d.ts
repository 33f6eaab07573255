import type { schemas } from '@worklane/contract';
import { http } from 'msw';
import { expectTypeOf } from 'vitest';
import { createMock, type OperationId, type OverrideRequest, type OverrideResponse, problem } from './index.ts';

declare const task: schemas.Task;
const { override, handlers } = createMock();

expectTypeOf<keyof typeof override>().toEqualTypeOf<OperationId>();
expectTypeOf([...handlers, override.getTask(() => undefined)]).toEqualTypeOf([http.all('/', () => undefined)]);

// Parameters and bodies have the types that the contract declares.
expectTypeOf<OverrideRequest<'getTask'>['params']>().toEqualTypeOf<{ organization_id: number; id: number }>();
expectTypeOf<OverrideRequest<'listTasks'>['query']['limit']>().toEqualTypeOf<number | undefined>();
expectTypeOf<OverrideRequest<'createTask'>['body']>().toEqualTypeOf<schemas.TaskCreate>();
expectTypeOf<OverrideRequest<'getTask'>['body']>().toEqualTypeOf<undefined>();
expectTypeOf<OverrideRequest<'getTask'>['request']>().toEqualTypeOf<Request>();

// A response has a documented status and the body documented for it.
expectTypeOf<OverrideResponse<'getTask'>['status']>().toEqualTypeOf<
  200 | 400 | 401 | 403 | 404 | 406 | 429 | 500 | 503
>();
override.getTask(() => ({ status: 200, body: task }));
override.getTask(async ({ params }) => ({ status: 200, body: { ...task, id: params.id }, headers: { ETag: '"1"' } }));
override.getTask(({ params, request }) => problem('not_found', `No task ${params.id} at ${request.url}.`));
override.getTask(() => undefined, { once: true });
override.createTask(({ body }) => ({ status: 201, body: { ...task, title: body.title } }));
override.createToken(() => ({ status: 400, body: { error: 'invalid_grant' } }));
override.deleteTask(() => ({ status: 204 }));
override.streamEvents(() => ({
  status: 200,
  body: (async function* () {
    yield 'data: {}\n\n';
  })(),
}));
expectTypeOf(problem('version_mismatch').status).toEqualTypeOf<412>();

// @ts-expect-error 201 is not documented
override.getTask(() => ({ status: 201, body: task }));
// @ts-expect-error the body is missing
override.getTask(() => ({ status: 200 }));
// @ts-expect-error a version is a number
override.getTask(() => ({ status: 200, body: { ...task, version: '1' } }));
// @ts-expect-error a task is not a problem
override.getTask(() => ({ status: 404, body: task }));
// @ts-expect-error the record of another kind
override.getContact(() => ({ status: 200, body: task }));
// @ts-expect-error 204 has no body
override.deleteTask(() => ({ status: 204, body: task }));
// @ts-expect-error 412 is not documented, because the operation has no If-Match
override.getTask(() => problem('version_mismatch'));
// @ts-expect-error unknown problem
problem('not_there');
// @ts-expect-error unknown operation
override.getChair;
