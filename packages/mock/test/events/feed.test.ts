import { expect, it } from 'vitest';
import { startMockClient } from '../mock-client.ts';
import { readProblem } from '../response-checks.ts';

it.each([
  ['x', 'invalid_cursor'],
  [btoa('[1042,1]'), 'invalid_cursor'],
  [btoa('[1042,-1,0]'), 'invalid_cursor'],
  [btoa('[1042,1,1700000000000]').replaceAll('=', ''), 'cursor_expired'],
])('rejects the cursor %s with %s', async (cursor, code) => {
  const { call } = await startMockClient();
  expect(await readProblem(await call('GET', `/api/events?cursor=${cursor}`))).toMatchObject({ code });
  expect(
    await readProblem(await call('GET', '/api/events/stream', undefined, { 'Last-Event-ID': cursor })),
  ).toMatchObject({ code });
});
