import { type Operation, problems as publicProblems } from '@worklane/contract';
import { problems as dashboardProblems, operations, type schemas } from '@worklane/contract/dashboard';
import * as schemaValidators from '@worklane/contract/dashboard/schema-validators';
import document from '@worklane/contract/dashboard.json' with { type: 'json' };
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectDocumentedHeaders } from '../environment/documented-headers.ts';
import {
  type Dashboard,
  type OperationId,
  openDashboard,
  type Person,
  requestOf,
  type Team,
} from './test-dashboard.ts';

let dashboard: Dashboard;
let team: Team;
let other: Team;
let path: Record<string, string | number>;

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  team = await dashboard.team();
  other = await dashboard.team('Alder Street');
  path = await createPathParameters(team);
});

/** Creates an application and a token, and returns the path parameters. */
async function createPathParameters({ id, owner }: Team) {
  const inTeam = { organization_id: id };
  const application = { name: 'Night report', type: 'private', scopes: ['tasks.read'] };
  const created = await dashboard.call(owner, 'createApplication', { path: inTeam, body: application });
  const { client_id } = created.json<schemas.ApplicationWithSecret>();
  const things = { ...inTeam, client_id };
  const generated = await dashboard.call(owner, 'generateApplicationToken', {
    path: things,
    body: { scopes: ['tasks.read'] },
  });
  return { ...things, access_id: generated.json<schemas.ApplicationToken>().access_id };
}

type Listed = Operation & { id: OperationId };
const all: readonly Listed[] = Object.values<Listed>(operations);
const changing = all.filter(({ method }) => method !== 'get');
const inOrganization = all.filter(({ path: template }) => template.includes('{organization_id}'));
const forOwners = all.filter(({ roles = [] }) => roles.includes('owner'));

/** Returns the example body of the contract. */
function exampleBody({ method, path: template }: Operation): unknown {
  const item = document.paths[template as '/dashboard/api/session'] as unknown as Record<string, Documented>;
  const [example] = Object.values(item[method]?.requestBody?.content['application/json']?.examples ?? {});
  const name = example?.$ref.split('/').pop();
  return name && document.components.examples[name as 'Session'].value;
}
interface Documented {
  requestBody?: { content: Record<string, { examples: Record<string, { $ref: string }> }> };
}

const rightRequest = (operation: Listed, who: Person | undefined = team.owner) =>
  requestOf(who, operation.id, { path, body: exampleBody(operation) });

const send = (request: InjectOptions) => dashboard.node.app.inject(request);

const problems = { ...publicProblems, ...dashboardProblems };

/** Returns the rows that a rejected request must not change. */
async function contents() {
  const tables = ['applications', 'application_secrets', 'access_tokens', 'revocations', 'sessions'] as const;
  return Promise.all(tables.map((table) => dashboard.store.db.selectFrom(table).selectAll().execute()));
}

function expectProblem(operation: Operation, response: LightMyRequestResponse, code: schemas.ProblemCode) {
  expect(response.json(), operation.id).toMatchObject({ code, status: problems[code].status });
  expect(response.statusCode).toBe(problems[code].status);
  expect(schemaValidators.Problem(response.json())).toBe(true);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expectDocumentedHeaders(operation.id, response.statusCode, Object.keys(response.headers));
}

it('the contract secures every operation by a session, and writes by a CSRF token', () => {
  const secured = Object.entries(document.paths).flatMap(([, item]) =>
    Object.entries(item as Record<string, { operationId: string; security: Record<string, string[]>[] }>)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId, security }]) => ({ method, operationId, security })),
  );
  expect(secured.map(({ operationId }) => operationId).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const { method, operationId, security } of secured) {
    expect(security, operationId).toHaveLength(1);
    expect(Object.keys(security[0] ?? {}), operationId).toEqual(
      method === 'get' ? ['session'] : ['session', 'csrfToken'],
    );
  }
  expect(all.every(({ authentication }) => authentication === 'session')).toBe(true);
});

describe.each(all.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('returns a documented response without caching and CORS', async () => {
    const request = rightRequest(operation);
    const response = await send({ ...request, headers: { ...request.headers, origin: 'http://127.0.0.1:4000' } });
    const documented = operation.responses[response.statusCode];
    expect(response.statusCode, response.body).toBeLessThan(300);
    const schema = documented?.content['application/json'];
    expectDocumentedHeaders(operation.id, response.statusCode, Object.keys(response.headers));
    if (schema) {
      expect(response.headers['content-type']).toBe('application/json');
      const validate = schemaValidators[schema as 'Session'];
      expect(validate(response.json()) || validate.errors).toBe(true);
    } else expect(response.body).toBe('');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is rejected without a valid session', async () => {
    const before = await contents();
    const nobody = requestOf(undefined, operation.id, { path, body: exampleBody(operation) });
    expectProblem(operation, await send(nobody), 'session_missing');
    const strange = { ...team.owner, cookie: 'worklane_session=unheard-of' };
    expectProblem(operation, await send(rightRequest(operation, strange)), 'session_missing');
    expect(await contents()).toEqual(before);
    const request = rightRequest(operation);
    await dashboard.call(team.owner, 'endSession');
    expectProblem(operation, await send(request), 'session_missing');
  });

  it('is rejected when the session has expired', async () => {
    const { now } = dashboard.clock;
    dashboard.clock.forward(30 * 86_400);
    const response = await send(rightRequest(operation));
    dashboard.clock.now = now;
    expectProblem(operation, response, 'session_missing');
  });

  it.runIf(changing.includes(operation))('is rejected without the CSRF token or from another site', async () => {
    const before = await contents();
    const right = rightRequest(operation);
    const invalidHeaders: Record<string, string>[] = [
      { 'x-csrf-token': '' },
      { 'x-csrf-token': other.owner.csrf },
      { 'x-csrf-token': `${team.owner.csrf}x` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://other.example' },
    ];
    for (const headers of invalidHeaders) {
      expectProblem(
        operation,
        await send({ ...right, headers: { ...right.headers, ...headers } }),
        'csrf_token_invalid',
      );
    }
    const { 'x-csrf-token': _, ...without } = right.headers;
    expectProblem(operation, await send({ ...right, headers: without }), 'csrf_token_invalid');
    expect(await contents()).toEqual(before);
  });

  it.runIf(inOrganization.includes(operation))('does not reveal an organization to non-members', async () => {
    const before = await contents();
    for (const who of [other.owner, other.member]) {
      const response = await send(rightRequest(operation, who));
      expectProblem(operation, response, 'not_found');
      expect(response.json().detail).toBe(`No organization ${team.id}.`);
    }
    const nowhere = requestOf(team.owner, operation.id, {
      path: { ...path, organization_id: 999_999 },
      body: exampleBody(operation),
    });
    expectProblem(operation, await send(nowhere), 'not_found');
    const crossed = requestOf(other.owner, operation.id, {
      path: { ...path, organization_id: other.id },
      body: exampleBody(operation),
    });
    if (/\{(client|access)_id\}/.test(operation.path)) expectProblem(operation, await send(crossed), 'not_found');
    expect(await contents()).toEqual(before);
  });

  it.runIf(inOrganization.includes(operation))('requires the one spelling of the organization ID', async () => {
    for (const organization_id of ['acme', `0${team.id}`, `+${team.id}`, `${team.id}.0`, `${team.id}e0`]) {
      const request = requestOf(team.owner, operation.id, {
        path: { ...path, organization_id },
        body: exampleBody(operation),
      });
      expectProblem(operation, await send(request), 'invalid_parameter');
    }
  });

  it('rejects unknown query parameters', async () => {
    const request = rightRequest(operation);
    const response = await send({ ...request, url: `${request.url}?unknown_name=of` });
    expectProblem(operation, response, 'invalid_parameter');
  });

  it('returns 404 with a hint for a trailing slash', async () => {
    const request = rightRequest(operation);
    const response = await send({ ...request, url: `${request.url}/` });
    expect(response.statusCode).toBe(404);
    expect(response.json().detail).toMatch(`Did you mean ${request.url}?`);
  });

  it('requires the roles of the contract', async () => {
    const before = await contents();
    const response = await send(rightRequest(operation, team.member));
    if (forOwners.includes(operation)) {
      expectProblem(operation, response, 'owner_required');
      expect(await contents()).toEqual(before);
    } else expect(response.statusCode, response.body).toBeLessThan(300);
  });

  it('does not allow preflight requests of other origins', async () => {
    const response = await send({
      ...rightRequest(operation),
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': operation.method.toUpperCase() },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
