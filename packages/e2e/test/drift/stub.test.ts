import { operations } from '@worklane/contract';
import { createHandler } from '@worklane/mock/handler';
import { createServer, type Principal, partialHandlers } from '@worklane/server';
import { afterAll, expect, it } from 'vitest';
import { compare, comparedResponse, fetchArguments, type Send } from './compare.ts';
import { invalidRequests } from './requests.ts';

const principal: Principal = {
  organizationId: 1042,
  clientId: 'app_demo1042',
  scopes: new Set(Object.values(operations).flatMap(({ scopes }) => scopes)),
};
const app = createServer({ handlers: partialHandlers({}), authenticate: () => principal });
afterAll(() => app.close());

const toStub: Send = async (request) => {
  const { method, target, body } = request;
  const { headers } = fetchArguments(request, 'x');
  const payload = body instanceof Uint8Array ? Buffer.from(body) : body;
  const response = await app.inject({
    method: method as 'GET',
    url: target,
    headers: Object.fromEntries(headers as [string, string][]),
    ...(payload && { payload }),
  });
  return comparedResponse(response.statusCode, response.headers, response.body);
};

const mock = createHandler();
const token = await requestToken();

async function requestToken(): Promise<string> {
  const { client_id, client_secret, organization_id } = Object(await mock.credentials('http://localhost'));
  const form = { grant_type: 'client_credentials', organization_id, client_id, client_secret };
  const body = new URLSearchParams({ ...form, scope: [...principal.scopes].join(' ') });
  const response = await mock.fetch(new Request('http://localhost/oauth/token', { method: 'POST', body }));
  return Object(await response.json()).access_token;
}

const toMock: Send = async (request) => {
  const response = await mock.fetch(new Request(`http://localhost${request.target}`, fetchArguments(request, token)));
  // The text of an event stream has no end.
  const text = response.ok ? await response.body?.cancel() : await response.text();
  return comparedResponse(response.status, Object.fromEntries(response.headers), text ?? '');
};

it('rejects every invalid request like the server stub', async () => {
  const found = await compare(invalidRequests(), toStub, toMock);
  expect(found.compared).toBeGreaterThan(9000);
  expect(found.differences).toEqual([]);
});
