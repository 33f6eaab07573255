import { execFile, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTestUser, type TestUser } from '../environment/test-user.ts';

let mock: RunningMock;
let user: TestUser;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());
beforeEach(async () => {
  mock.reset();
  user = await createTestUser(mock.url);
  await user.signIn();
  await user.expireToken();
});

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const printToken = ['--conditions=@worklane/source', main, 'tokens', 'print'];
const refreshes = () => mock.requests.filter(({ body }) => String(body).includes('grant_type=refresh_token'));

/** Resolves when the mock, which runs in this process, receives a request for a token. */
function tokenRequest(): Promise<void> {
  const channel = 'http.server.request.start';
  const received = Promise.withResolvers<void>();
  const onRequest = (message: unknown) => {
    if ((message as { request: IncomingMessage }).request.url === '/oauth/token') received.resolve();
  };
  subscribe(channel, onRequest);
  onTestFinished(() => void unsubscribe(channel, onRequest));
  return received.promise;
}

it('renews a token once for processes that run at the same time, so that no refresh token is replayed', async () => {
  const env = { ...process.env, ...user.env };
  const run = () => promisify(execFile)(process.execPath, printToken, { env });
  const printed = await Promise.all(Array.from({ length: 4 }, run));
  expect(new Set(printed.map(({ stdout }) => stdout)).size).toBe(1);
  expect(refreshes()).toHaveLength(1);
  const headers = { authorization: `Bearer ${printed[0]?.stdout.trim()}` };
  expect((await fetch(`${mock.url}/api/v1/1042/tasks`, { headers })).ok).toBe(true);
});

it('ends at Ctrl+C after a new refresh token is stored', async () => {
  mock.conditions.set({ slow: { createToken: 1000 } });
  const requested = tokenRequest();
  const child = spawn(process.execPath, printToken, { env: { ...process.env, ...user.env } });
  const exited = once(child, 'exit');
  await requested;
  child.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
  mock.conditions.clear();
  expect(await user.run(['whoami'])).toMatchObject({ exitCode: 0 });
  expect(refreshes()).toHaveLength(1);
});
