import type { schemas } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { expectTypeOf } from 'vitest';
import {
  type Call,
  createServer,
  type Handler,
  type Handlers,
  json,
  type OperationId,
  type OperationResponse,
  type Principal,
  partialHandlers,
  worklane,
} from './index.ts';

declare const task: schemas.Task;
declare const handlers: Handlers;

// Parameters and bodies have the types that the contract declares.
expectTypeOf<Call<'getTask'>['path']>().toEqualTypeOf<{ organization_id: number; id: number }>();
expectTypeOf<Call<'listTasks'>['query']['limit']>().toEqualTypeOf<number | undefined>();
expectTypeOf<Call<'listEvents'>['query']['types']>().toEqualTypeOf<schemas.EventType[] | undefined>();
expectTypeOf<Call<'createTask'>['headers']['idempotency-key']>().toEqualTypeOf<string | undefined>();
expectTypeOf<Call<'createTask'>['body']>().toEqualTypeOf<schemas.TaskCreate>();
expectTypeOf<Call<'updateTask'>['mediaType']>().toEqualTypeOf<'application/merge-patch+json' | 'application/json'>();
expectTypeOf<Call<'getTask'>['body']>().toEqualTypeOf<undefined>();
expectTypeOf<Call<'testWebhook'>['body']>().toEqualTypeOf<schemas.WebhookTestRequest | undefined>();
expectTypeOf<Call<'getTask'>['query']>().toEqualTypeOf<Record<never, never>>();
expectTypeOf<Call<'getTask'>['operation']['path']>().toEqualTypeOf<'/api/v1/{organization_id}/tasks/{id}'>();

// Only operations that require an access token have a principal.
expectTypeOf<Call<'getTask'>['principal']>().toEqualTypeOf<Principal>();
expectTypeOf<Call<'getJsonWebKeySet'>>().not.toHaveProperty('principal');

// A response has a documented status and the body documented for it.
const created: Handler<'createTask'> = () => ({ status: 201, body: task, headers: { Location: '/', ETag: '"1"' } });
const stored: Handler<'createTask'> = async () => ({ status: 201, body: json('{}') });
const deleted: Handler<'deleteTask'> = () => ({ status: 204 });
const rejected: Handler<'createToken'> = () => ({ status: 400, body: { error: 'invalid_grant' } });
const streamed: Handler<'streamEvents'> = () => ({
  status: 200,
  body: (async function* () {
    yield 'data: {}\n\n';
  })(),
});
expectTypeOf([created, stored, deleted, rejected, streamed]).toBeArray();

// @ts-expect-error 200 is not documented
(() => ({ status: 200, body: task })) satisfies Handler<'createTask'>;
// @ts-expect-error the body is missing
(() => ({ status: 201 })) satisfies Handler<'createTask'>;
// @ts-expect-error 204 has no body
(() => ({ status: 204, body: task })) satisfies Handler<'deleteTask'>;
// @ts-expect-error a version is a number
(() => ({ status: 200, body: { ...task, version: '1' } })) satisfies Handler<'getTask'>;
// @ts-expect-error the field is not declared
(() => ({ status: 202, body: { deliveries: 2, planned: 2 } })) satisfies Handler<'recoverWebhook'>;
// @ts-expect-error problems are thrown
expectTypeOf<OperationResponse<'getTask'>['status']>().toEqualTypeOf<200 | 404>();
expectTypeOf<OperationResponse<'getTask'>['status']>().toEqualTypeOf<200>();

// Every operation requires a handler of its own type.
expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>();
handlers satisfies Handlers;
const { getTask, ...rest } = handlers;
expectTypeOf(getTask).toEqualTypeOf<Handler<'getTask'>>();
// @ts-expect-error getTask is missing
rest satisfies Handlers;
rest satisfies Partial<Handlers>;

// A server needs every handler, unless the host serves the operation or the handlers are explicitly partial.
const authenticate = (): Principal => ({ organizationId: 1, clientId: 'me', scopes: new Set() });
createServer({ handlers, authenticate });
createServer({ handlers: rest, authenticate, excludedOperations: ['getTask'] });
createServer({ handlers: partialHandlers(rest), authenticate });
// @ts-expect-error getTask is missing
createServer({ handlers: rest, authenticate });
// @ts-expect-error getTask is missing
createServer({ handlers: rest, authenticate, excludedOperations: ['listTasks'] });
declare const app: FastifyInstance;
app.register(worklane, { handlers, authenticate, prefix: '/worklane' });
app.register(worklane<'getTask'>, { handlers: rest, authenticate, excludedOperations: ['getTask'] });
// @ts-expect-error getTask is missing
app.register(worklane, { handlers: rest, authenticate });
