import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { operations } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { expect, it, onTestFinished } from 'vitest';
import { startDemoPlatform } from '../environment/demo-platform.ts';
import {
  type ComparedResponse,
  compare,
  comparedResponse,
  fetchArguments,
  requestWith,
  type Send,
  type Values,
  valuesIn,
  withoutValues,
} from './compare.ts';
import { oauthRequests } from './oauth-requests.ts';
import { invalidRequests, type RawRequest } from './requests.ts';
import { ruleBreakingRequests } from './rules.ts';
import { sequences } from './sequences.ts';

const agent = new Agent({ keepAlive: true });
const scope = Object.values(operations).flatMap(({ scopes }) => scopes);

/** Returns a client that sends targets unchanged, unlike fetch, with a token of an application. */
async function clientOf(baseUrl: string, applications: Values): Promise<Send> {
  const { client_id = '', client_secret = '' } = applications;
  const body = new URLSearchParams({ grant_type: 'client_credentials', organization_id: '1042' });
  for (const [name, value] of Object.entries({ client_id, client_secret, scope: [...new Set(scope)].join(' ') })) {
    body.set(name, value);
  }
  const response = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body });
  const token = Object(await response.json()).access_token;
  const send = async (request: RawRequest): Promise<readonly [response: ComparedResponse, text: string]> => {
    const { method, target } = request;
    const { headers, body: payload } = fetchArguments(request, token);
    const sending = requestHttp(baseUrl, { agent, method, path: target, headers: Object.fromEntries(headers as []) });
    const bytes = Buffer.from((payload ?? '') as string | Uint8Array);
    // Node.js does not delimit the bodies of all methods.
    if (bytes.length > 0) sending.setHeader('content-length', bytes.length);
    sending.end(bytes);
    const received = await new Promise<IncomingMessage>((resolve, reject) => {
      sending.once('response', resolve).once('error', (cause) => reject(new Error(request.name, { cause })));
    });
    const isStream = received.headers['content-type'] === 'text/event-stream';
    const text = isStream ? '' : String(await buffer(received));
    if (isStream) received.destroy();
    return [comparedResponse(received.statusCode ?? 0, received.headers, text), text];
  };
  return async ({ after = [], ...request }) => {
    let values = applications;
    for (const before of after) {
      const [, text] = await send(requestWith(before, values));
      values = { ...values, ...valuesIn(text) };
    }
    const [compared] = await send(requestWith(request, values));
    return withoutValues(compared, values);
  };
}

const shared = { pkce_id: 'app_8Rd2mQv5', redirect_uri: 'http://127.0.0.1:8976/callback' };

it('has the response of the mock and of the service, if it is invalid or conditional', async () => {
  const demo = await startDemoPlatform({ RATE_LIMIT_REQUESTS: '0' });
  const mock = await startMock({ port: 0 });
  onTestFinished(async () => {
    agent.destroy();
    await mock.close();
    await demo.stop();
  });
  const printed = (part: string, name: string) => demo.printed(part, name) ?? '';
  const toService = await clientOf(demo.baseUrl, {
    client_id: printed('Private application', 'client_id'),
    client_secret: printed('Private application', 'client_secret'),
    public_id: printed('Public application', 'client_id'),
    public_secret: printed('Public application', 'client_secret'),
    ...shared,
  });
  const toMock = await clientOf(mock.url, {
    client_id: 'app_demo1042',
    client_secret: 'wls_demo1042',
    public_id: 'app_5Jw0cXk2',
    public_secret: 'wls_example_do_not_use',
    ...shared,
  });
  const requests = [...ruleBreakingRequests, ...invalidRequests(), ...oauthRequests(), ...sequences()];
  const found = await compare(requests, toService, toMock);
  expect(found.compared).toBeGreaterThan(11_000);
  expect(found.differences).toEqual([]);
});
