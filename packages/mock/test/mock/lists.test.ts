import { searches, texts } from '@worklane/testing/searches';
import { expect, it } from 'vitest';
import { startMockClient } from '../mock-client.ts';

it('finds what a person expects', async () => {
  const { call } = await startMockClient();
  for (const title of texts) expect((await call('POST', '/api/v1/1042/tasks', { title })).status).toBe(201);
  for (const [q, ...found] of searches) {
    const response = await call('GET', `/api/v1/1042/tasks?sort=created_at&q=${encodeURIComponent(q)}`);
    const { data } = (await response.json()) as { data: { title: string }[] };
    const expected = texts.filter((text) => found.some((part) => text.includes(part))).toSorted();
    expect(data.map(({ title }) => title).toSorted(), q).toEqual(expected);
    const ranked = await call('GET', `/api/search?kinds=task&limit=100&q=${encodeURIComponent(q)}`);
    const results = ((await ranked.json()) as { data: { name: string }[] }).data;
    expect(results.map(({ name }) => name).toSorted(), q).toEqual(expected);
  }
});

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
