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
