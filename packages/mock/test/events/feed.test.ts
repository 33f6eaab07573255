import { describe, expect, it } from 'vitest';
import { jsonOf, type MockClient, startMockClient } from '../mock-client.ts';
import { readProblem, schemaViolations } from '../response-checks.ts';

interface FeedPage {
  data: { id: string; type: string; organization_id: number; data: { id: number } }[];
  next_cursor: string;
  has_more: boolean;
}

/** Creates three tasks and a contact. */
async function createRecords({ call }: MockClient): Promise<void> {
  for (const title of ['a', 'b', 'c']) await call('POST', '/api/v1/1042/tasks', { title });
  await call('POST', '/api/v1/1042/contacts', { last_name: 'Grau' });
}

const readFeed = ({ call }: MockClient, query = '', headers?: Record<string, string>) =>
  jsonOf<FeedPage>(call('GET', `/api/events?${query}`, undefined, headers));

const typesOf = ({ data }: FeedPage) => data.map(({ type }) => type);

describe('GET /api/events', () => {
  it('returns the events in their order, in pages that end', async () => {
    const client = await startMockClient();
    await createRecords(client);
    const first = await readFeed(client, 'limit=3');
    expect(schemaViolations(first, { $ref: '#/components/schemas/EventList' })).toEqual([]);
    expect([typesOf(first), first.has_more]).toEqual([['task.created', 'task.created', 'task.created'], true]);
    const second = await readFeed(client, `limit=3&cursor=${first.next_cursor}`);
    expect([typesOf(second), second.has_more]).toEqual([['contact.created'], false]);
    const end = await readFeed(client, `cursor=${second.next_cursor}`);
    expect([end.data, end.has_more]).toEqual([[], false]);
    await client.call('DELETE', `/api/v1/1042/contacts/${second.data[0]?.data.id}`);
    expect(typesOf(await readFeed(client, `cursor=${end.next_cursor}`))).toEqual(['contact.deleted']);
  });

  it('filters by type and by time', async () => {
    const client = await startMockClient();
    await createRecords(client);
    expect(typesOf(await readFeed(client, 'types=contact.created,deal.created'))).toEqual(['contact.created']);
    expect((await readFeed(client, `since=${new Date(Date.now() - 60_000).toISOString()}`)).data).toHaveLength(4);
    expect((await readFeed(client, `since=${new Date(Date.now() + 60_000).toISOString()}`)).data).toEqual([]);
    const leapSecond = await client.call('GET', '/api/events?since=2016-12-31T23:59:60Z');
    expect(await readProblem(leapSecond)).toMatchObject({ errors: [{ pointer: '/since', code: 'invalid_format' }] });
  });

  it('shows an issued token the events of its organization whose read scope it has', async () => {
    const client = await startMockClient();
    await createRecords(client);
    await client.call('POST', '/api/v1/7/tasks', { title: 'd' });
    const headers = { Authorization: `Bearer ${await client.issueToken('contacts.read')}` };
    expect(typesOf(await readFeed(client, '', headers))).toEqual(['contact.created']);
    expect((await readFeed(client)).data.map((event) => event.organization_id)).toEqual([1042, 1042, 1042, 1042, 7]);
    const { next_cursor } = await readFeed(client);
    const foreign = await client.call('GET', `/api/events?cursor=${next_cursor}`, undefined, headers);
    expect(await readProblem(foreign)).toMatchObject({ detail: 'The cursor belongs to another organization.' });
  });

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
});
