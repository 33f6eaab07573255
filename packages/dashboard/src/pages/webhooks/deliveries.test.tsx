import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeService, problem, type Routes } from '../../../test/fake-service.ts';
import { type RenderOptions, renderPage } from '../../../test/render.tsx';
import { attemptOf, deliveryOf, healthOf, historyOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { Deliveries, parseDeliverySearch } from './deliveries.tsx';
import { DueTime } from './delivery-state.tsx';

const api = '/dashboard/api/organizations/7/webhooks/3';
const lists = `GET ${api}/deliveries`;
const reads = ['GET /api/webhooks/3', lists, `GET ${api}/health`];
const eventId = (last: number) => `evt_01KJPSTSX0PSWN6NJYGGC61Z${last}A`;

afterEach(() => vi.useRealTimers());

interface Webhook {
  webhook?: ReturnType<typeof webhookOf>;
  health?: Partial<schemas.WebhookHealth>;
  deliveries?: schemas.WebhookDelivery[];
  routes?: Routes;
}

/** Renders the page of a webhook. Returns the requests after those that load the page. */
async function renderDeliveries(
  { webhook = webhookOf(3), health = { state: 'healthy' }, deliveries = [], routes = {} }: Webhook,
  options: RenderOptions = {},
) {
  const requests = fakeService({
    'GET /api/webhooks/3': () => ({ body: webhook }),
    [`GET ${api}/health`]: () => ({ body: historyOf(healthOf(3, health)) }),
    [lists]: () => ({ body: { data: deliveries, next_cursor: null } }),
    ...routes,
  });
  const { user, router } = renderPage(<Deliveries />, { at: '/7/webhooks/3', route: '/7/webhooks/:id', ...options });
  await screen.findByRole('region', { name: 'Deliveries' });
  await screen.findByText('Success rate');
  const paths = () => requests.map(({ method, path }) => `${method} ${path}`);
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(reads)));
  const lastList = () => new URLSearchParams(requests.findLast(({ path }) => path === `${api}/deliveries`)?.query);
  return { user, router, requests, paths, lastList };
}

describe('the state of a webhook', () => {
  const failing = {
    state: 'failing',
    failing_since: '2026-05-12T12:03:00Z',
    will_be_disabled_at: '2026-05-17T12:03:00Z',
    waiting: 165,
  } as const;

  it('says since when a webhook fails and retries everything now', async () => {
    const { user, requests } = await renderDeliveries({
      health: failing,
      routes: { 'POST /api/webhooks/3/recover': () => ({ status: 202, body: { scheduled: 659, retried_now: 165 } }) },
    });
    expect(screen.getByRole('alert').textContent).toMatch(/^Failing since 12 May.*Will be disabled on 17 May/);
    await user.click(screen.getByRole('button', { name: 'Retry now' }));
    await screen.findByText('659 events are sent now: 494 had failed, 165 were waiting');
    expect(requests.find(({ method }) => method === 'POST')?.body ?? {}).toEqual({});
  });

  it('enables a webhook that the service stopped, then recovers its deliveries', async () => {
    const { user, requests } = await renderDeliveries({
      webhook: webhookOf(3, { status: 'disabled', disabled_reason: 'Every delivery failed for 5 days.' }),
      health: { state: 'stopped', disabled_at: '2026-05-17T12:03:00Z' },
      deliveries: [deliveryOf(eventId(1)), deliveryOf(eventId(2))],
      routes: {
        'PUT /api/webhooks/3': () => ({ body: webhookOf(3) }),
        'POST /api/webhooks/3/recover': () => ({ status: 202, body: { scheduled: 2, retried_now: 0 } }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Enable and recover' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('2 failed, 0 waiting'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Enable and recover' }));
    await screen.findByText(/^Webhook enabled\. 2 events are sent now/);
    const changes = requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
    const { url, events } = webhookOf(3);
    expect(changes[0]).toEqual(['PUT', { url, events, status: 'enabled' }]);
    expect(changes.map(([method]) => method)).toEqual(['PUT', 'POST']);
  });

  it('shows the error of an action', async () => {
    const { user } = await renderDeliveries({
      health: failing,
      routes: { 'POST /api/webhooks/3/recover': () => problem(409, 'webhook_disabled', 'The webhook is disabled.') },
    });
    await user.click(screen.getByRole('button', { name: 'Retry now' }));
    await screen.findByText('The webhook is disabled.');
  });
});

describe('the list of deliveries', () => {
  const retried = deliveryOf(eventId(1), {
    state: 'waiting',
    attempt_count: 2,
    next_attempt_at: new Date(Date.now() - 56_000).toISOString(),
    attempts: [
      attemptOf(12, { attempt: 2, status: 'pending', trigger: 'retry', duration_ms: null, response_status: null }),
      attemptOf(11, { status: 'failed', response_status: 503, error_code: 'http_status' }),
    ],
  });

  it('shows one row for each event with its record, its result and its next attempt', async () => {
    await renderDeliveries({ deliveries: [retried, deliveryOf(eventId(2))] });
    const row = (await screen.findByRole('button', { name: /Retrying/ })).closest('li');
    expect(row?.textContent).toContain('503 in 12 ms. Next attempt now');
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: /Task 26/ })
        .getAttribute('href'),
    ).toBe('/7/explorer/tasks/26');
    expect(screen.getAllByText('Order oak panels')).toHaveLength(2);
  });

  it('does not link to a deleted record', async () => {
    await renderDeliveries({ deliveries: [deliveryOf(eventId(1), { event_type: 'task.deleted' })] });
    await screen.findByText('Order oak panels');
    expect(screen.queryByRole('link', { name: /Task 26/ })).toBeNull();
  });

  it('expands to the attempts, with the request and the response of the last one that was made', async () => {
    const log = {
      ...{ id: 11, webhook_id: 3, event_id: eventId(1), event_type: 'task.created', attempt: 1, trigger: 'event' },
      ...{ status: 'failed', url: 'https://example.com/hooks/3', duration_ms: 12, next_attempt_at: null },
      created_at: '2026-03-02T08:15:00Z',
      request: { headers: { 'webhook-id': eventId(1) }, body: '{"type":"task.created"}' },
      response: { status: 503, headers: {}, body: 'The queue is full' },
      error: { code: 'http_status', detail: 'The endpoint responded with status 503.' },
    };
    const { user } = await renderDeliveries({
      deliveries: [retried],
      routes: { [`GET ${api}/attempts/11`]: () => ({ body: log }) },
    });
    await user.click(await screen.findByRole('button', { name: /Retrying.*task\.created/ }));
    const attempts = screen.getByRole('list', { name: 'Attempts, newest first' });
    expect(
      within(attempts)
        .getByRole('button', { name: /Attempt 2.*Pending/ })
        .getAttribute('aria-expanded'),
    ).toBe('false');
    await within(attempts).findByText('The queue is full');
    expect(within(attempts).getByText('The endpoint responded with status 503.')).toBeTruthy();
  });

  it('opens the delivery of a test event that is already listed', async () => {
    const { router } = await renderDeliveries({ deliveries: [deliveryOf(eventId(1)), deliveryOf(eventId(2))] });
    const rows = await screen.findAllByRole('button', { name: /Succeeded/ });
    const expanded = () => rows.map((row) => row.getAttribute('aria-expanded'));
    expect(expanded()).toEqual(['false', 'false']);
    await act(() => router.navigate('/7/webhooks/3', { state: { openDelivery: eventId(2) } }));
    expect(expanded()).toEqual(['false', 'true']);
  });

  it('redelivers an event and loads the webhook, its health and its deliveries again', async () => {
    const { user, requests, paths } = await renderDeliveries({
      deliveries: [deliveryOf(eventId(1))],
      routes: { [`POST ${api}/deliveries`]: () => ({ status: 202, body: deliveryOf(eventId(1)) }) },
    });
    await screen.findByText('Task 26');
    requests.splice(0);
    await user.click(screen.getByRole('button', { name: 'Redeliver' }));
    await screen.findByText('Event redelivered');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ event_id: eventId(1) });
    await waitFor(() => expect(paths()).toEqual(expect.arrayContaining([lists, `GET ${api}/health`])));
  });

  it('loads the numbers and the list together, and keeps an expanded row open and focused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { user, requests, paths } = await renderDeliveries({ deliveries: [deliveryOf(eventId(1))] });
    const toggle = await screen.findByRole('button', { name: /Succeeded/ });
    await user.click(toggle);
    requests.splice(0);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(reads)));
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(toggle);
  });

  it('searches older pages until one has a matching delivery', async () => {
    const pages: Record<string, object> = {
      '': { data: [], next_cursor: 'b' },
      b: { data: [], next_cursor: 'c' },
      c: { data: [deliveryOf(eventId(1))], next_cursor: null },
    };
    await renderDeliveries({
      routes: { [lists]: ({ query }) => ({ body: pages[new URLSearchParams(query).get('cursor') ?? ''] }) },
    });
    await screen.findByText('Task 26');
  });
});

describe('the filters', () => {
  it('show the deliveries of the hour whose bar is pressed, until they are cleared', async () => {
    const { user, lastList } = await renderDeliveries({});
    await user.click(screen.getAllByRole('button', { name: /Show deliveries\.$/ })[2] as HTMLElement);
    const range = () => [lastList().get('created_at_from'), lastList().get('created_at_to')];
    await waitFor(() => expect(range()).toEqual(['2026-03-01T02:00:00.000Z', '2026-03-01T03:00:00.000Z']));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('');
  });
});

describe('the search', () => {
  it('finds the deliveries of an event, of a record, and of a number with a kind', async () => {
    const { user, lastList } = await renderDeliveries({});
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.click(search);
    await user.paste(eventId(1));
    await waitFor(() => expect(lastList().get('event_id')).toBe(eventId(1)));
    await user.clear(search);
    await user.type(search, 'order 8');
    await waitFor(() => expect([lastList().get('record_kind'), lastList().get('record_id')]).toEqual(['order', '8']));
    await user.clear(search);
    await user.type(search, '26');
    await waitFor(() => expect([lastList().get('record_kind'), lastList().get('record_id')]).toEqual(['task', '26']));
    await user.selectOptions(screen.getByLabelText('Record kind'), 'deal');
    await waitFor(() => expect(lastList().get('record_kind')).toBe('deal'));
  });

  it('says what to enter while the text is neither', async () => {
    const { user } = await renderDeliveries({ deliveries: [deliveryOf(eventId(1))] });
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'invoice');
    await screen.findByText(/^Enter an event ID/);
    expect(screen.queryByText('Task 26')).toBeNull();
  });
});

describe('DueTime', () => {
  it('shows the distance to a future time, and now from then on', () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
    render(<DueTime at="2026-03-02T08:02:00Z" />);
    expect(screen.getByText('in 2 minutes')).toBeTruthy();
    act(() => vi.advanceTimersByTime(120_000));
    expect(screen.getByText('now')).toBeTruthy();
    act(() => vi.advanceTimersByTime(3_600_000));
    expect(screen.getByText('now')).toBeTruthy();
  });
});

describe('parseDeliverySearch', () => {
  const parse = (text: string) => parseDeliverySearch(text, 'order');

  it('returns an event ID in any case, without the spaces around it', () => {
    const event_id = 'evt_01J9ZV8Q4M3N2P1R0S5T6V7W8X';
    expect(parse(` ${event_id} `)).toEqual({ event_id });
    expect(parse(event_id.toLowerCase())).toEqual({ event_id });
  });

  it('returns a record by its kind or its collection, however the two parts are joined', () => {
    const task = { record_kind: 'task', record_id: 26 };
    expect(['task 26', 'tasks/26', 'Task #26', 'task:26', 'task26'].map(parse)).toEqual([task, task, task, task, task]);
    expect(parse('company 3')).toEqual({ record_kind: 'company', record_id: 3 });
  });

  it('returns a record of the default kind for a number', () => {
    expect(['26', '#26'].map(parse)).toEqual([
      { record_kind: 'order', record_id: 26 },
      { record_kind: 'order', record_id: 26 },
    ]);
  });

  it('returns undefined for any other text', () => {
    expect(['', 'evt_01', 'invoice 3', 'task', 'task 3 4', '12345678901'].map(parse)).toEqual(Array(6).fill(undefined));
  });
});
