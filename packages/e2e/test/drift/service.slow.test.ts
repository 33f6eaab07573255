import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { operations } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { expect, it, onTestFinished } from 'vitest';
import { startDemoPlatform } from '../environment/demo-platform.ts';
import { compare, comparedResponse, fetchArguments, type Send } from './compare.ts';
import { invalidRequests } from './requests.ts';
import { ruleBreakingRequests } from './rules.ts';

const agent = new Agent({ keepAlive: true });
const scope = Object.values(operations).flatMap(({ scopes }) => scopes);

/** Returns a client that sends targets unchanged, unlike fetch, with a token of an application. */
async function clientOf(baseUrl: string, client_id: string, client_secret: string): Promise<Send> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', organization_id: '1042' });
  for (const [name, value] of Object.entries({ client_id, client_secret, scope: [...new Set(scope)].join(' ') })) {
    body.set(name, value);
  }
  const response = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body });
  const token = Object(await response.json()).access_token;
  return async (request) => {
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
    return comparedResponse(received.statusCode ?? 0, received.headers, text);
  };
}

it('is rejected by the mock like by the service, if it is invalid', async () => {
  const demo = await startDemoPlatform({ RATE_LIMIT_REQUESTS: '0' });
  const mock = await startMock({ port: 0 });
  onTestFinished(async () => {
    agent.destroy();
    await mock.close();
    await demo.stop();
  });
  const printed = (name: string) => demo.printed('Private application', name) ?? '';
  const toService = await clientOf(demo.baseUrl, printed('client_id'), printed('client_secret'));
  const toMock = await clientOf(mock.url, 'app_demo1042', 'wls_demo1042');
  const found = await compare([...ruleBreakingRequests, ...invalidRequests()], toService, toMock);
  expect(found.compared).toBeGreaterThan(9000);
  expect(found.differences).toEqual([]);
});
