import { operations } from '@worklane/contract';
import { createHandler } from '@worklane/mock/handler';
import { createMock } from '@worklane/mock/msw';
import { createServer, type Principal, partialHandlers } from '@worklane/server';
import { afterAll, expect, it } from 'vitest';
import {
  compare,
  comparedResponse,
  fetchArguments,
  inSequence,
  mockApplications,
  type Send,
  tokenRequest,
} from './compare.ts';
import { oauthRequests } from './oauth-requests.ts';
import { invalidRequests } from './requests.ts';
import { ruleBreakingRequests } from './rules.ts';
import { sequences } from './sequences.ts';

const principal: Principal = {
  organizationId: 1042,
  clientId: 'app_demo1042',
  scopes: new Set(Object.values(operations).flatMap(({ scopes }) => scopes)),
};
const app = createServer({ handlers: partialHandlers({}), authenticate: () => principal });
afterAll(() => app.close());

const toStub: Send = inSequence(async (request) => {
  const { method, target, body } = request;
  const { headers } = fetchArguments(request, 'x');
  const payload = body instanceof Uint8Array ? Buffer.from(body) : body;
  const response = await app.inject({
    method: method as 'GET',
    url: target,
    headers: Object.fromEntries(headers as [string, string][]),
    ...(payload && { payload }),
  });
  return [comparedResponse(response.statusCode, response.headers, response.body), response.body];
}, mockApplications);

type Fetch = (request: Request) => Promise<Response | undefined>;

const [handler] = createMock({ baseUrl: 'http://localhost' }).handlers;
const mock: Fetch = createHandler().fetch;
const msw: Fetch = async (request) => (await handler?.run({ request, requestId: request.url }))?.response;

async function clientOf(fetch: Fetch): Promise<Send> {
  const issued = await fetch(new Request('http://localhost/oauth/token', tokenRequest(mockApplications)));
  const token = Object(await issued?.json()).access_token;
  return inSequence(async (request) => {
    const response = await fetch(new Request(`http://localhost${request.target}`, fetchArguments(request, token)));
    // A path that is not of the API is not intercepted.
    if (!response) return [{ status: 0, headers: {}, problem: undefined }, ''];
    const { status, headers, body } = response;
    // The text of an event stream has no end.
    const isStream = headers.get('content-type') === 'text/event-stream';
    const text = isStream ? await body?.cancel() : await response.text();
    return [comparedResponse(status, Object.fromEntries(headers), text ?? ''), text ?? ''];
  }, mockApplications);
}

it.each([
  ['the mock', mock],
  ['the handlers for MSW', msw],
])('%s rejects every invalid request like the server stub', async (_, fetch) => {
  const found = await compare(invalidRequests(), toStub, await clientOf(fetch));
  expect(found.compared).toBeGreaterThan(2000);
  expect(found.differences).toEqual([]);
});

// The stub has no records for sequences, and leaves OAuth and rules of records to its host.
it('the handlers for MSW respond to sequences, requests of OAuth and those that break rules as the mock does', async () => {
  const requests = [...ruleBreakingRequests, ...oauthRequests(), ...sequences()];
  const found = await compare(requests, await clientOf(mock), await clientOf(msw));
  expect(found.compared).toBeGreaterThan(1000);
  expect(found.differences).toEqual([]);
});
