import { type Operation, operations } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import * as parameterValidators from '@worklane/contract/parameter-validators';
import * as schemaValidators from '@worklane/contract/schema-validators';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { PublicTypes } from '../../src/handler.ts';
import { Contract, contractRoutes, partialHandlers } from '../../src/index.ts';
import { configureInstance } from '../../src/plugin.ts';
import { authenticateBearer, authorizeBearer } from '../../src/requests/call.ts';
import { authenticate, bearer } from '../example-server.ts';

const headers = { Deprecation: '@1809302400', Sunset: 'Mon, 01 Nov 2027 00:00:00 GMT' };

/** Marks an operation of the table as deprecated. */
const deprecated = (operation: Operation): Operation => ({
  ...operation,
  deprecation: { since: '2027-05-03', sunset: '2027-11-01', headers },
});

const { getTask, revokeToken } = operations;
const contract = new Contract({
  operations: { ...operations, getTask: deprecated(getTask), revokeToken: deprecated(revokeToken) },
  document,
  schemaValidators,
  parameterValidators,
});

let app: FastifyInstance;
afterEach(() => app.close());

/** Returns a server whose operations `getTask` and `revokeToken` are deprecated; the latter is a route of the host. */
function deprecatingServer(): FastifyInstance {
  app = fastify();
  configureInstance(app, {});
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-fail']) throw new Error('A hook of the host fails.');
  });
  app.post(revokeToken.path, { config: { operation: deprecated(revokeToken) } }, async () => ({}));
  app.register((scope) =>
    contractRoutes<PublicTypes, 'revokeToken'>(scope, {
      contract,
      handlers: partialHandlers({}),
      authenticate: authenticateBearer(authenticate),
      authorize: authorizeBearer,
      excludedOperations: ['revokeToken'],
    }),
  );
  return app;
}

const task = '/api/v1/1042/tasks/2301';

it.each([
  ['a response of the handler', { url: task, headers: bearer('all') }, 501],
  ['HEAD', { method: 'HEAD', url: task, headers: bearer('all') }, 501],
  ['a request without a token', { url: task }, 401],
  ['an invalid ID', { url: '/api/v1/1042/tasks/01', headers: bearer('all') }, 400],
  ['an error before the operation', { url: task, headers: { ...bearer('all'), 'x-fail': '1' } }, 500],
  ['a route of the host', { method: 'POST', url: revokeToken.path }, 200],
] as const)('sends Deprecation and Sunset with %s', async (_, request, status) => {
  const response = await deprecatingServer().inject({ ...request });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({ deprecation: headers.Deprecation, sunset: headers.Sunset });
});

it('sends neither with operations that are not deprecated', async () => {
  const response = await deprecatingServer().inject({ url: '/api/v1/1042/tasks', headers: bearer('all') });
  expect(response.headers).not.toHaveProperty('deprecation');
  expect(response.headers).not.toHaveProperty('sunset');
});
