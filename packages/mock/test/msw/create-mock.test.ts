import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMock, problem } from '../../src/msw/index.ts';
import { readProblem } from '../response-checks.ts';

const baseUrl = 'https://api.worklane.example';
const mock = createMock({ baseUrl });
const server = setupServer(...mock.handlers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => mock.reset());

const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
const tasks = `${baseUrl}/api/v1/7/tasks`;

async function createTask(title: string): Promise<{ id: number; title: string }> {
  const response = await fetch(tasks, { method: 'POST', headers, body: JSON.stringify({ title }) });
  return (await response.json()) as { id: number; title: string };
}

const get = (url: string) => fetch(url, { headers });

describe('createMock', () => {
  it('responds to every origin by default', async () => {
    server.use(...createMock().handlers);
    expect((await get('http://localhost:4000/api/v1/7/tasks')).status).toBe(200);
  });

  it('leaves requests to other origins and paths to other handlers', async () => {
    server.use(http.get('*', () => HttpResponse.text('other')));
    server.use(...mock.handlers);
    for (const url of ['https://other.example/api/v1/7/tasks', `${baseUrl}/assets/logo.svg`]) {
      expect(await (await fetch(url)).text()).toBe('other');
    }
    server.use(
      ...createMock().handlers,
      http.get('*', () => HttpResponse.text('other')),
    );
    expect(await (await fetch('https://other.example/api/v1/users')).text()).toBe('other');
  });
});

describe('the state of a mock', () => {
  it('contains triggered events', async () => {
    mock.reset({ empty: true });
    const { id } = mock.trigger('deal.updated', { data: { title: 'Lobby' }, organizationId: 7 });
    expect(await (await get(`${baseUrl}/api/events`)).json()).toMatchObject({
      data: [{ id, type: 'deal.updated', organization_id: 7, data: { title: 'Lobby' } }],
    });
  });

  it('contains seeded records, and the requests and the deliveries since', async () => {
    const received: string[] = [];
    server.use(
      http.post('http://127.0.0.1:3000/webhooks', async ({ request }) => {
        received.push(((await request.json()) as { type: string }).type);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const [task] = mock.seed({ tasks: [{ title: 'Paint the door' }] }).tasks;
    const webhook = { url: 'http://127.0.0.1:3000/webhooks', org_id: 1042, events: ['task.updated'] };
    await fetch(`${baseUrl}/api/webhooks`, { method: 'POST', headers, body: JSON.stringify(webhook) });
    mock.clearRequests();
    const url = `${baseUrl}/api/v1/1042/tasks/${task?.id}`;
    await fetch(url, { method: 'PATCH', headers, body: '{"status":"done"}' });
    expect(mock.requests).toMatchObject([{ operation: 'updateTask', body: { status: 'done' }, status: 200 }]);
    await expect.poll(() => received).toEqual(['task.updated']);
    expect(mock.deliveries.attempts).toMatchObject([{ url: webhook.url }]);
  });

  it('is reached under conditions', async () => {
    mock.conditions.set({ fail: 1 });
    expect([500, 503]).toContain((await get(tasks)).status);
    mock.conditions.set({ streams: 'refuse' });
    await expect(get(`${baseUrl}/api/events/stream`)).rejects.toThrow();
  });
});

describe('an override', () => {
  it('replaces one operation until the handlers are reset', async () => {
    const { id } = await createTask('Paint the door');
    server.use(mock.override.getTask(() => problem('not_found', 'It was deleted.')));
    const response = await get(`${tasks}/${id}?`);
    expect(await readProblem(response)).toMatchObject({
      code: 'not_found',
      detail: 'It was deleted.',
      instance: `/api/v1/7/tasks/${id}`,
    });
    expect(await (await get(tasks)).json()).toMatchObject({ data: [{ id }] });
    server.resetHandlers();
    expect((await get(`${tasks}/${id}`)).status).toBe(200);
  });

  it('applies to the base URL of its mock only', async () => {
    const other = createMock({ baseUrl: 'https://other.example' });
    server.use(
      mock.override.listTasks(() => problem('internal_error')),
      ...other.handlers,
    );
    expect((await get('https://other.example/api/v1/7/tasks')).status).toBe(200);
    expect((await get(tasks)).status).toBe(500);
  });

  it('gets the parameters and the body with their types, and the request', async () => {
    const received = vi.fn();
    server.use(
      mock.override.listTasks(({ params, query, request }) => {
        received(params, query, new URL(request.url).pathname, request.headers.get('Authorization'));
        return { status: 200, body: { data: [], next_cursor: null } };
      }),
      mock.override.updateTask(async ({ params, body, request }) => {
        received(params, body, await request.json());
        return problem('version_mismatch');
      }),
    );
    await get(`${tasks}?limit=5`);
    expect(received.mock.lastCall).toEqual([
      { organization_id: 7 },
      { limit: 5, sort: '-created_at' },
      '/api/v1/7/tasks',
      'Bearer x',
    ]);
    await fetch(`${tasks}/3`, { method: 'PATCH', headers, body: '{"status":"done"}' });
    expect(received.mock.lastCall).toEqual([{ organization_id: 7, id: 3 }, { status: 'done' }, { status: 'done' }]);
  });

  it('leaves the request to the operation when it returns nothing', async () => {
    const { id } = await createTask('Paint the door');
    server.use(mock.override.getTask(({ params }) => (params.id === id ? undefined : problem('internal_error'))));
    expect((await get(`${tasks}/${id}`)).status).toBe(200);
    expect((await get(`${tasks}/${id + 1}`)).status).toBe(500);
  });

  it('can apply once', async () => {
    const headersOfLimit = { 'Retry-After': '1' };
    server.use(
      mock.override.listTasks(() => ({ ...problem('rate_limited'), headers: headersOfLimit }), { once: true }),
    );
    const limited = await get(tasks);
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await get(tasks)).status).toBe(200);
  });

  it('does not get requests that violate the contract', async () => {
    const resolver = vi.fn(() => undefined);
    server.use(mock.override.listTasks(resolver), mock.override.createTask(resolver));
    expect((await get(`${tasks}?limit=0`)).status).toBe(400);
    expect((await fetch(tasks)).status).toBe(401);
    expect((await fetch(tasks, { method: 'POST', headers, body: '{}' })).status).toBe(422);
    expect(resolver).not.toHaveBeenCalled();
  });

  it('can return no body, and a stream', async () => {
    server.use(
      mock.override.deleteTask(() => ({ status: 204 })),
      mock.override.streamEvents(() => ({
        status: 200,
        body: (async function* () {
          yield ': hello\n\n';
        })(),
      })),
    );
    const deleted = await fetch(`${tasks}/1`, { method: 'DELETE', headers });
    expect([deleted.status, await deleted.text()]).toEqual([204, '']);
    const stream = await get(`${baseUrl}/api/events/stream`);
    expect([stream.headers.get('Content-Type'), await stream.text()]).toEqual(['text/event-stream', ': hello\n\n']);
  });

  it('becomes an internal error when it throws, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      mock.override.getTask(() => {
        throw new Error('broken test');
      }),
    );
    expect(await readProblem(await get(`${tasks}/1`))).toMatchObject({ code: 'internal_error' });
    expect(log.mock.lastCall?.[0]).toMatch('Internal error: Error: broken test');
  });
});
