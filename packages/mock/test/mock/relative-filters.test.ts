import { expect, it } from 'vitest';
import { startMockClient } from '../mock-client.ts';

it('filters by me and by times relative to now', async () => {
  const { call } = await startMockClient();
  const members = (await (await call('GET', '/api/v1/1042/members?limit=1')).json()) as { data: { id: number }[] };
  const assignee_id = members.data[0]?.id;
  for (const [title, ago] of Object.entries({ due: -3_600_000, later: 3_600_000 })) {
    await call('POST', '/api/v1/1042/tasks', { title, assignee_id, due_at: new Date(Date.now() + ago).toISOString() });
  }
  const response = await call('GET', '/api/v1/1042/tasks?assignee_id=me&due_at_from=-PT2H&due_at_to=P0D');
  expect(await response.json()).toMatchObject({ data: [{ title: 'due' }], next_cursor: null });
});
