import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startMock } from '@worklane/mock';
import { expect, it, onTestFinished } from 'vitest';
import { startDemoPlatform } from '../environment/demo-platform.ts';
import {
  type Applications,
  type ComparedResponse,
  compare,
  comparedResponse,
  fetchArguments,
  inSequence,
  mockApplications,
  type Send,
  tokenRequest,
} from './compare.ts';
import { oauthRequests } from './oauth-requests.ts';
import { invalidRequests, type RawRequest } from './requests.ts';
import { ruleBreakingRequests } from './rules.ts';
import { sequences } from './sequences.ts';

const agent = new Agent({ keepAlive: true });

/** Returns a client that sends targets unchanged, unlike fetch, with a token of an application. */
async function clientOf(baseUrl: string, applications: Applications): Promise<Send> {
  const response = await fetch(`${baseUrl}/oauth/token`, tokenRequest(applications));
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
  return inSequence(send, applications);
}

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
  });
  const toMock = await clientOf(mock.url, mockApplications);
  const requests = [...ruleBreakingRequests, ...invalidRequests(), ...oauthRequests(), ...sequences()];
  const found = await compare(requests, toService, toMock);
  expect(found.compared).toBeGreaterThan(11_000);
  expect(found.differences).toEqual([]);
});
