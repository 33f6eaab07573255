import { type Credentials, obtainTokens, run, targetOf } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { createMock } from '@worklane/mock/msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { expectConformance, failuresOf } from './expect-conformance.ts';

/** Each way in which requests and responses pass through HTTP and MSW; the score has all operations of the mock in process. */
const only = ['listTasks', 'createTask', 'getTask', 'updateTask', 'deleteTask', 'listEvents', 'streamEvents'];

test('the mock conforms to the contract over HTTP', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const ofHttp = [...only, 'authorize', 'createToken', 'testWebhook', 'listWebhookLogs'];
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
  expectConformance(await run({ target: await targetOf(mock.url, credentials), only: ofHttp }), ofHttp);
});

test('the mock conforms to the contract by MSW', async () => {
  const baseUrl = 'https://api.worklane.example';
  const server = setupServer(...createMock({ baseUrl }).handlers);
  server.listen({ onUnhandledFrame: 'error' });
  const credentials = { organization_id: 1042, client_id: 'app_demo1042', client_secret: 'wls_demo1042' };
  const tokens = await obtainTokens(baseUrl, credentials);
  const capabilities = new Set(['state', 'tokens', 'oauth', 'members'] as const);
  const results = await run({ target: { baseUrl, credentials, tokens, capabilities }, only });
  server.close();
  expect(failuresOf(results)).toEqual([]);
  expect(results.filter(({ outcome }) => outcome.state === 'passed').length).toBeGreaterThan(100);
});
