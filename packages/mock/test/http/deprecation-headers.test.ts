import { operations } from '@worklane/contract';
import { expect, it, onTestFinished } from 'vitest';
import { startMockClient } from '../mock-client.ts';

const headers = { Deprecation: '@1809302400', Sunset: 'Mon, 01 Nov 2027 00:00:00 GMT' };

const sent = ({ headers }: Response) => [headers.get('deprecation'), headers.get('sunset')];

it('sends Deprecation and Sunset with every response of a deprecated operation only', async () => {
  const { getTask } = operations;
  Object.assign(getTask, { deprecation: { since: '2027-05-03', sunset: '2027-11-01', headers } });
  onTestFinished(() => void Reflect.deleteProperty(getTask, 'deprecation'));
  const { call } = await startMockClient();
  const created = await call('POST', '/api/v1/1042/tasks', { title: 'Paint the door' });
  for (const [url, status] of [
    [created.headers.get('location') ?? '', 200],
    ['/api/v1/1042/tasks/01', 400],
    ['/api/v1/1042/tasks/999999', 404],
  ] as const) {
    const response = await call('GET', url);
    expect([response.status, ...sent(response)]).toEqual([status, ...Object.values(headers)]);
  }
  expect(sent(created)).toEqual([null, null]);
});
