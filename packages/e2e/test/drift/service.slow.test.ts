import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import {
  type Applications,
  type ComparedResponse,
  comparedResponse,
  differencesOf,
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

let demo: DemoPlatform;
let mock: RunningMock;
let toService: Send;
let toMock: Send;

beforeAll(async () => {
  demo = await startDemoPlatform({ RATE_LIMIT_REQUESTS: '0' });
  mock = await startMock({ port: 0 });
  const printed = (part: string, name: string) => demo.printed(part, name) ?? '';
  toService = await clientOf(demo.baseUrl, {
    client_id: printed('Private application', 'client_id'),
    client_secret: printed('Private application', 'client_secret'),
    public_id: printed('Public application', 'client_id'),
    public_secret: printed('Public application', 'client_secret'),
  });
  toMock = await clientOf(mock.url, mockApplications);
});
afterAll(async () => {
  agent.destroy();
  await mock?.close();
  await demo?.stop();
});

const requests = [...ruleBreakingRequests, ...invalidRequests(), ...oauthRequests(), ...sequences()];

// In parts, as all of them together take minutes on a busy machine.
it.each([1, 2, 3, 4])(
  'an invalid or conditional request has the response of the mock and of the service (part %i)',
  async (part) => {
    const ofPart = requests.filter((_, index) => index % 4 === part - 1);
    expect(ofPart.length).toBeGreaterThan(500);
    expect(await differencesOf(ofPart, toService, toMock)).toEqual([]);
  },
);
