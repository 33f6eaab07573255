import { operations } from '@worklane/contract';
import { createHandler } from '@worklane/mock/handler';
import { createMock } from '@worklane/mock/msw';
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

type Fetch = (request: Request) => Promise<Response | undefined>;

const [handler] = createMock({ baseUrl: 'http://localhost' }).handlers;
const faces: Readonly<Record<string, Fetch>> = {
  'the mock': createHandler().fetch,
  'the handlers for MSW': async (request) => (await handler?.run({ request, requestId: request.url }))?.response,
};

async function requestToken(fetch: Fetch): Promise<string> {
  const client = { client_id: 'app_demo1042', client_secret: 'wls_demo1042', organization_id: '1042' };
  const scope = [...principal.scopes].join(' ');
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...client, scope });
  const response = await fetch(new Request('http://localhost/oauth/token', { method: 'POST', body }));
  return Object(await response?.json()).access_token;
}

async function clientOf(fetch: Fetch): Promise<Send> {
  const token = await requestToken(fetch);
  return async (request) => {
    const response = await fetch(new Request(`http://localhost${request.target}`, fetchArguments(request, token)));
    // A path that is not of the API is not intercepted.
    if (!response) return { status: 0, headers: {}, problem: undefined };
    // The text of an event stream has no end.
    const text = response.ok ? await response.body?.cancel() : await response.text();
    return comparedResponse(response.status, Object.fromEntries(response.headers), text ?? '');
  };
}

it.each(Object.entries(faces))('%s rejects every invalid request like the server stub', async (_, fetch) => {
  const found = await compare(invalidRequests(), toStub, await clientOf(fetch));
  expect(found.compared).toBeGreaterThan(8000);
  expect(found.differences).toEqual([]);
});
