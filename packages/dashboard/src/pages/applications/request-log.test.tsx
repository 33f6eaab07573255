import { screen, waitFor, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { RequestLog } from './request-log.tsx';
import { durationLabel, RequestLogSearch, statusLabel } from './request-log-entry.tsx';

/** A registered application. */
const application = { client_id: 'app_1', name: 'Night report', type: 'private', scopes: [], secrets: [] };

/** Returns a request of the log of that application. */
const logged = (changes: Partial<schemas.LoggedRequest> = {}): schemas.LoggedRequest => ({
  id: 1,
  client_id: 'app_1',
  via: null,
  request_id: 'req_1',
  method: 'GET',
  path: '/api/v1/7/tasks',
  operation: 'listTasks',
  status: 200,
  duration_ms: 3.4,
  problem_code: null,
  completed_at: new Date().toISOString(),
  ...changes,
});

const log = '/dashboard/api/organizations/7/applications/app_1/requests';

/** Renders the log of an application, whose pages the service returns by cursor. */
function renderLog(pages: Record<string, Partial<schemas.LoggedRequestPage>>, search = '') {
  const requests = fakeService({
    'GET /dashboard/api/organizations/7/applications/app_1': () => ({ body: application }),
    [`GET ${log}`]: ({ query }) => ({
      body: {
        ...{ data: [], next_cursor: null, recording: true, omitted: 0 },
        ...pages[new URLSearchParams(query).get('cursor') ?? ''],
      },
    }),
  });
  const at = `/7/applications/app_1/requests${search}`;
  const page = renderPage(<RequestLog />, { at, route: '/7/applications/:clientId/requests' });
  return { ...page, queries: () => requests.filter(({ path }) => path === log).map(({ query }) => query) };
}

describe('The request log', () => {
  it('shows status, method, path, duration, time, request ID and problem of each request', async () => {
    renderLog({
      '': {
        data: [
          logged(),
          logged({ id: 2, request_id: 'req_2', status: 403, problem_code: 'insufficient_scope', method: 'POST' }),
          logged({ id: 3, status: 400, problem_code: 'invalid_grant', path: '/oauth/token', operation: 'createToken' }),
        ],
      },
    });
    const items = await screen.findAllByRole('listitem');
    const [ok, forbidden, invalid] = items.map((item) => within(item));
    expect(ok?.getByText('200 OK')).toBeTruthy();
    expect(ok?.getByText('GET /api/v1/7/tasks')).toBeTruthy();
    expect(ok?.getByText('3.4 ms')).toBeTruthy();
    expect(ok?.getByText(/second|now/).getAttribute('title')).toMatch(/\d{4}.*Z\)$/);
    expect(ok?.getByRole('button', { name: 'Copy ID' })).toBeTruthy();
    expect(forbidden?.getByText('403 Forbidden')).toBeTruthy();
    expect(forbidden?.getByText('req_2')).toBeTruthy();
    const link = forbidden?.getByRole('link', { name: 'insufficient_scope' });
    expect(link?.getAttribute('href')).toBe('/docs/problems#insufficient_scope');
    // OAuth errors have no page.
    expect(invalid?.getByText('invalid_grant')).toBeTruthy();
    expect(invalid?.queryByRole('link')).toBeNull();
  });

  it('tells apart the requests that were sent through MCP, and filters by it', async () => {
    const { user, queries } = renderLog({ '': { data: [logged({ via: 'mcp' }), logged({ id: 2 })] } });
    const [agent, own] = await screen.findAllByRole('listitem');
    expect(within(agent as HTMLElement).getByText('through MCP')).toBeTruthy();
    expect(within(own as HTMLElement).queryByText(/through/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Sent through'), 'MCP');
    await waitFor(() => expect(queries().at(-1)).toContain('via=mcp'));
  });

  it('has the requests of an application that is not registered', async () => {
    const clientId = 'https://agent.example/client.json';
    const encoded = encodeURIComponent(clientId);
    fakeService({
      [`GET /dashboard/api/organizations/7/applications/${encoded}/requests`]: () => ({
        body: { data: [logged({ client_id: clientId, via: 'mcp' })], next_cursor: null, recording: true, omitted: 0 },
      }),
    });
    renderPage(<RequestLog />, {
      at: `/7/applications/${encoded}/requests`,
      route: '/7/applications/:clientId/requests',
    });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('through MCP'),
    ]);
    expect(screen.getByText(clientId)).toBeTruthy();
  });

  it('sends the filters of the URL and keeps changes there', async () => {
    const { user, router, queries } = renderLog({ '': { data: [] } }, '?status=4xx&request_id=req_9');
    await screen.findByText('No requests match these filters.');
    expect(queries()[0]).toContain('status=4xx');
    expect(queries()[0]).toContain('request_id=req_9');
    await user.selectOptions(screen.getByLabelText('Method'), 'POST');
    await user.clear(screen.getByLabelText('Request ID'));
    await waitFor(() => expect(queries().at(-1)).toMatch(/method=POST/));
    expect(queries().at(-1)).not.toContain('request_id');
    expect(router.state.location.search).toBe('?status=4xx&method=POST');
  });

  it('loads older requests, also after a page on which none matched', async () => {
    const { user } = renderLog({
      '': { data: [], next_cursor: 'older' },
      older: { data: [logged({ request_id: 'req_old' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Show older requests' }));
    await screen.findByText('req_old');
    expect(screen.queryByRole('button', { name: 'Show older requests' })).toBeNull();
  });

  it('shows the first request to send while it is empty', async () => {
    renderLog({});
    await screen.findByText('No requests yet');
    expect(screen.getByText(/curl http:\/\/localhost(:\d+)?\/api\/v1\/7\/tasks/)).toBeTruthy();
  });

  it('says that it is turned off, or how many requests are missing', async () => {
    renderLog({ '': { recording: false } });
    await screen.findByText('The request log is turned off');
  });

  it('says how many requests were not recorded', async () => {
    renderLog({ '': { data: [logged()], omitted: 1200 } });
    await screen.findByText('1,200 requests not recorded in the last 7 days');
  });
});

describe('The search for a request', () => {
  it('finds requests of all applications and links to the log of their application', async () => {
    fakeService({
      'GET /dashboard/api/organizations/7/applications': () => ({ body: { data: [application] } }),
      'GET /dashboard/api/organizations/7/requests/req_1': () => ({
        body: { data: [logged(), logged({ id: 2, client_id: 'worklane-cli' })] },
      }),
      'GET /dashboard/api/organizations/7/requests/req_2': () => ({ body: { data: [] } }),
    });
    const { user, router } = renderPage(<RequestLogSearch />, { at: '/7/applications' });
    await user.type(screen.getByLabelText('Request ID'), ' req_1 {Enter}');
    const link = await screen.findByRole('link', { name: 'Night report' });
    expect(link.getAttribute('href')).toBe('/7/applications/app_1/requests?request_id=req_1');
    expect(screen.getByText('worklane-cli')).toBeTruthy();
    expect(router.state.location.search).toBe('?request_id=req_1');
    const field = screen.getByLabelText('Request ID');
    await user.clear(field);
    await user.type(field, 'req_2');
    await user.click(screen.getByRole('button', { name: 'Find request' }));
    await screen.findByText(/No request with this ID was recorded/);
  });
});

describe('statusLabel', () => {
  it.each([
    [200, '200 OK'],
    [404, '404 Not found'],
    [418, '418 Client error'],
    ['5xx', 'Server error (5xx)'],
  ])('labels %s', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });
});

describe('durationLabel', () => {
  it.each([
    [3.4, '3.4 ms'],
    [249.6, '250 ms'],
    [1500, '1.5 s'],
    [720_000, '12 min'],
  ])('formats %d ms', (milliseconds, label) => {
    expect(durationLabel(milliseconds)).toBe(label);
  });
});
