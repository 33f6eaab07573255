import { operations } from '@worklane/contract';
import { beforeAll, expect, test } from 'vitest';
import { casesOf } from '../src/cases/index.ts';
import { contract } from '../src/contract/document.ts';
import type { HttpRequest, HttpResponse } from '../src/http-exchange.ts';
import { runCase } from '../src/run.ts';
import { InProcessMock, inProcess } from '../src/score/in-process.ts';
import { intercepted } from '../src/score/server.ts';
import { allCapabilities, type Target } from '../src/target/target.ts';
import { obtainTokens, type Tokens } from '../src/target/tokens.ts';

type Forward = (request: HttpRequest) => Promise<HttpResponse>;
type Mistake = (request: HttpRequest, forward: Forward) => Promise<HttpResponse>;

const mock = new InProcessMock();
let target: Target;

beforeAll(async () => {
  const credentials = await mock.credentials();
  const tokens = await obtainTokens(inProcess, credentials, intercepted(contract, mock.restart()));
  mock.keepState();
  target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
});

const onRequest =
  (change: (request: HttpRequest) => HttpRequest): Mistake =>
  (request, forward) =>
    forward(change(request));

const onBody =
  (change: (body: string) => string): Mistake =>
  async (request, forward) => {
    const response = await forward(request);
    return response.status === 200 ? { ...response, body: change(response.body) } : response;
  };

const onMessages = (change: (messages: string[]) => string[]) =>
  onBody((body) =>
    change(body.split('\n\n').slice(0, -1))
      .map((message) => `${message}\n\n`)
      .join(''),
  );

const onJson = (change: (json: Record<string, unknown>) => object) =>
  onBody((body) => JSON.stringify(change(JSON.parse(body))));

const onForm = (changes: Record<string, string>) =>
  onRequest((request) => {
    const form = { ...Object.fromEntries(new URLSearchParams(request.body)), ...changes };
    return { ...request, body: new URLSearchParams(form).toString() };
  });

const withoutQuery = onRequest((request) => ({ ...request, path: request.path.split('?', 1)[0] ?? '' }));

const withHeaders = (change: (tokens: Tokens) => Record<string, string>) =>
  onRequest((request) => ({ ...request, headers: { ...request.headers, ...change(target.tokens) } }));

const onLocation =
  (change: (url: URL) => void): Mistake =>
  async (request, forward) => {
    const response = await forward(request);
    const url = URL.parse(response.headers.get('location') ?? '');
    if (url) change(url);
    return url ? { ...response, headers: new Map([...response.headers, ['location', url.href]]) } : response;
  };

const events = 'has the events of changes in their order';
const types = 'has the events of the requested types';
const scopes = 'has only events whose scope the token has';

test.each<[string, keyof typeof operations, string, Mistake]>([
  ['lacks an event', 'streamEvents', events, onMessages((messages) => messages.toSpliced(1, 1))],
  ['repeats an event', 'streamEvents', events, onMessages(([opened = '', ...all]) => [opened, all[0] ?? '', ...all])],
  ['has no ids', 'streamEvents', events, onBody((body) => body.replaceAll(/^id: .*\n/gm, ''))],
  ['has no types', 'streamEvents', events, onBody((body) => body.replaceAll(/^event: .*\n/gm, ''))],
  ['ignores types', 'streamEvents', types, withoutQuery],
  ['ignores scopes', 'streamEvents', scopes, withHeaders(({ full }) => ({ authorization: `Bearer ${full}` }))],
  ['starts anew', 'streamEvents', 'resumes after Last-Event-ID', withHeaders(() => ({ 'last-event-id': '' }))],
  [
    'outlives its token',
    'streamEvents',
    'ends with the validity of its token',
    withHeaders(({ full }) => ({ authorization: `Bearer ${full}` })),
  ],
  ['ignores parameters', 'listEvents', 'starts at since', withoutQuery],
  ['ends early', 'listEvents', events, onJson((page) => ({ ...page, has_more: false }))],
  [
    'grants another scope',
    'createToken',
    'issues a token of the application with every scope',
    onForm({ scope: 'tasks.read' }),
  ],
  [
    'states another lifetime',
    'createToken',
    'exchanges a code once',
    onJson((tokens) => ({ ...tokens, expires_in: 60 })),
  ],
  [
    'signs with another key',
    'getJsonWebKeySet',
    'issues a token of the application with tasks.read',
    onJson(() => ({ keys: [] })),
  ],
  [
    'keeps the refresh token',
    'createToken',
    'refreshes tokens, and returns the same ones to a repeated request',
    onJson((tokens) => ({ ...tokens, refresh_token: 'rt_1' })),
  ],
  ['revokes nothing', 'revokeToken', 'revokes an access token at once, and no other', onForm({ token: 'unknown' })],
  [
    'cuts the state',
    'authorize',
    'redirects with a code, the state and the issuer',
    onLocation(({ searchParams }) => searchParams.set('state', 'cut')),
  ],
  [
    'hides the issuer',
    'authorize',
    'redirects an error with the state and the issuer',
    onLocation(({ searchParams }) => searchParams.delete('iss')),
  ],
])('notices that a server %s (%s)', async (_, id, name, mistake) => {
  const [operation, each] =
    [operations[id], ...Object.values(operations)]
      .flatMap((candidate) => casesOf(candidate, target).map((found) => [candidate, found] as const))
      .find(([, found]) => found.name === name) ?? [];
  if (!operation || !each) throw new Error(`There is no case "${name}".`);
  const states = [];
  for (const isWrong of [false, true]) {
    const server = mock.restart();
    const { receiver } = server;
    const intercept = isWrong ? mistake : onRequest((request) => request);
    const send = intercepted(contract, server, ({ request }, next) => intercept(request, next), [id]);
    states.push((await runCase(operation, each, { target, receiver, cleansUp: false, send })).state);
  }
  expect(states).toEqual(['passed', 'failed']);
});
