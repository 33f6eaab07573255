import { expect, test } from 'vitest';
import type { MockOptions } from '../../src/index.ts';
import { startTestMock } from '../mock-client.ts';

async function get(path: string, options: MockOptions) {
  const mock = await startTestMock({ empty: false, ...options });
  const response = await fetch(`${mock.url}${path}`, { headers: { Authorization: 'Bearer x' } });
  return (await response.json()) as { data: { id: number; created_at: string }[] };
}

test('a mock with the example webhooks has those of the contract, with attempts of yesterday', async () => {
  const { data: webhooks } = await get('/api/webhooks', { exampleWebhooks: true });
  expect(webhooks.map(({ id }) => id)).toEqual([88, 41]);
  const { data: logs } = await get('/api/webhooks/88/logs', {
    exampleWebhooks: true,
    now: () => new Date('2027-05-08T09:00:00Z'),
  });
  expect(logs.map(({ id, created_at }) => [id, created_at.slice(0, 10)])).toEqual([
    [70212, '2027-05-07'],
    [70211, '2027-05-07'],
  ]);
});

test.each([{}, { exampleWebhooks: true, empty: true }])('a mock with %j has no webhooks', async (options) => {
  expect((await get('/api/webhooks', options)).data).toEqual([]);
});
