import { startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type DemoEnvironment, demoEnvironment } from './demo-environment.ts';
import { GuideSnippets, responseDifferences, type ShownResponse, shownResponse } from './guide-snippets.ts';

const guide = new GuideSnippets('conventions.md');

let demo: DemoEnvironment;
beforeAll(async () => {
  demo = await demoEnvironment();
});
afterAll(() => demo?.remove());

/** Runs the curl command below a heading. @param replace parts of the command, in order to get another response */
const curl = (heading: string, replace?: Readonly<Record<string, string>>) =>
  demo.curl(guide.take(heading, 'sh'), replace);

/** Sends a request to the tasks of the demo organization. */
async function request(baseUrl: string, query: string, options: RequestInit = {}): Promise<ShownResponse> {
  const headers = {
    Authorization: `Bearer ${demo.accessToken}`,
    'Content-Type': 'application/json',
    ...options.headers,
  };
  const response = await fetch(`${baseUrl}/api/v1/1042/tasks${query}`, { ...options, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const shown = (heading: string) => shownResponse(guide.take(heading, 'http'));

describe('the guide to the conventions shows', () => {
  it('an invalid request', async () => {
    const body = '{"title": "", "due_at": "tomorrow"}';
    const response = await request(demo.platform.baseUrl, '', { method: 'POST', body });
    expect(responseDifferences(response, shown('Errors'))).toEqual([]);
  });

  it('a page of a list, whose cursor returns the next one', async () => {
    const first = await curl('Paging');
    expect(responseDifferences(first, shown('Paging'))).toEqual([]);
    const { data, next_cursor } = first.body as { data: { id: number }[]; next_cursor: string };
    expect(data).toHaveLength(2);
    const next = await curl('Paging', { 'limit=2': `limit=2&cursor=${next_cursor}` });
    expect((next.body as typeof first.body & { data: { id: number }[] }).data).not.toContainEqual(data[0]);
  });

  it('filters, and each parameter of the table exists', async () => {
    expect(await curl('Filters and sorting')).toMatchObject({ status: 200, body: { data: expect.any(Array) } });
    const parameters = ['status=open', 'due_at_from=2026-03-01T00:00:00Z', 'q=oak', 'ids=7,8', 'sort=-due_at'];
    parameters.push('status_in=open,in_progress', 'status_not=done,cancelled', 'assignee_id_empty=true');
    parameters.push('due_at_to=2026-04-01T00:00:00Z', 'updated_since=2026-03-01T00:00:00Z');
    parameters.push('completed_at_to=P0D', 'created_at_from=-P7D');
    expect((await request(demo.platform.baseUrl, '?assignee_id=me')).status).toBe(400);
    const query = parameters.join('&');
    expect((await request(demo.platform.baseUrl, `?${query}`)).status).toBe(200);
  });

  it('a search over kinds', async () => {
    const { status, body } = await curl('Search');
    expect(status).toBe(200);
    const lobby = { kind: 'task', name: expect.stringMatching(/lobby/i) };
    expect((body as { data: object[] }).data).toContainEqual(expect.objectContaining(lobby));
  });

  it('an update of a version, which another update then rejects', async () => {
    const body = '{"title": "Hang the door"}';
    const created = await request(demo.platform.baseUrl, '', { method: 'POST', body });
    // The guide to the command line updates the task of the examples.
    const own = { '/tasks/2301': `/tasks/${(created.body as { id: number }).id}` };
    expect(await curl('Updates', own)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(responseDifferences(await curl('Updates', own), shown('Updates'))).toEqual([]);
  });

  it('the history of a record, newest first', async () => {
    const { status, body } = await curl('History');
    expect(status).toBe(200);
    expect((body as { data: object[] }).data.at(-1)).toMatchObject({ type: 'task.created' });
  });

  it('a request whose repetition creates nothing', async () => {
    const first = await curl('Idempotent requests');
    const second = await curl('Idempotent requests');
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await curl('Idempotent requests', { '"last_name": "': '"last_name": "Von ' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('an exhausted quota', async () => {
    const mock = await startMock({ port: 0 });
    onTestFinished(() => mock.close());
    const response = await request(mock.url, '', { headers: { Prefer: 'code=429' } });
    expect(responseDifferences(response, shown('Rate limits'))).toEqual([]);
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
