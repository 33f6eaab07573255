import { obtainTokens, run } from '@worklane/conformance';
import { createMock } from '@worklane/mock/msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { failuresOf } from './expect-conformance.ts';

const baseUrl = 'https://api.worklane.example';

/** Each way in which requests and responses pass through MSW; the other tests have all operations. */
const only = ['listTasks', 'createTask', 'getTask', 'updateTask', 'deleteTask', 'listEvents', 'streamEvents'];

test('the mock conforms to the contract by MSW', async () => {
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
