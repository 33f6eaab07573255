import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { type RenderOptions, renderPage } from '../../../test/render.tsx';
import { deliveryOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { LiveFeed, RedeliverToWebhook } from './live-feed.tsx';

const event = (type: string, fields: object = {}) => ({
  id: `evt_${type}`,
  type,
  timestamp: new Date().toISOString(),
  organization_id: 7,
  data: { id: 3, version: 1, title: 'Paint' },
  ...fields,
});

it('shows events of kinds that the page does not know, as those of a newer service', async () => {
  const data = [event('robot.created'), event('constructor.updated', { previous: null }), event('task.created')];
  fakeService({ 'GET /api/events': () => ({ body: { data, next_cursor: 'c', has_more: false } }) });
  const { user } = renderPage(<LiveFeed />, { at: '/7/events/live' });
  for (const { type } of data) await user.click(await screen.findByText(type));
  expect(screen.getAllByRole('link', { name: 'Open task' })).toHaveLength(1);
});

it('says who made a change', async () => {
  const actor = { type: 'agent', client_id: 'app_one', member_id: 12 };
  const data = [event('task.created', { actor }), event('task.updated', { previous: { title: 'Pain' } })];
  fakeService({
    'GET /api/events': () => ({ body: { data, next_cursor: 'c', has_more: false } }),
    'GET /api/v1/7/members': () => ({ body: { data: [{ id: 12, name: 'Ebba Lind' }], next_cursor: null } }),
  });
  const { user } = renderPage(<LiveFeed />, { at: '/7/events/live' });
  for (const { type } of data) await user.click(await screen.findByText(type));
  const sentence = (await screen.findByRole('link', { name: 'Ebba Lind' })).closest('p')?.textContent;
  expect(sentence).toBe('By agent app_one for Ebba Lind. Open task');
  expect(screen.getByText(/^Changed: Title/).textContent).toBe('Changed: Title. Open task');
});

it('shows what an actor changed, of one kind and record', async () => {
  const requests = fakeService({
    'GET /api/events': () => ({ body: { data: [event('task.created')], next_cursor: 'c', has_more: false } }),
    'GET /api/v1/7/members': () => ({ body: { data: [{ id: 12, name: 'Ebba Lind' }], next_cursor: null } }),
  });
  const { user } = renderPage(<LiveFeed />, { at: '/7/events/live?record_id=3', route: '/7/events/live' });
  await user.selectOptions(screen.getByLabelText('Kind'), 'task');
  await user.type(screen.getByLabelText('By'), 'ebba');
  await user.click(await screen.findByRole('option', { name: /Ebba Lind/ }));
  const sent = () =>
    requests.filter(({ path }) => path === '/api/events').map(({ query }) => decodeURIComponent(query));
  const wanted = /types=task\.created,task\.updated,task\.deleted&actor=12&record_id=3&since=.*&limit=200/;
  await waitFor(() => expect(sent().at(-1)).toMatch(wanted));
  await screen.findByText('task.created');
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/api/events/stream'));
  expect(requests.at(-1)?.query).toMatch(/actor=12&record_id=3/);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(sent().at(-1)).not.toContain('actor'));
});

it('shows the events of a time page by page, without following the stream', async () => {
  const requests = fakeService({
    'GET /api/events': ({ query }) =>
      query.includes('cursor=')
        ? { body: { data: [event('task.updated', { previous: {} })], next_cursor: 'd', has_more: false } }
        : { body: { data: [], next_cursor: 'c', has_more: true } },
  });
  const at = '/7/events/live?since=2026-03-02T18:00:00Z&until=2026-03-02T23:00:00Z&actor=me';
  const { user } = renderPage(<LiveFeed />, { at, route: '/7/events/live' });
  await user.click(await screen.findByRole('button', { name: 'Show later events' }));
  await screen.findByText('task.updated');
  const query = 'actor=1&since=2026-03-02T18:00:00Z&until=2026-03-02T23:00:00Z&limit=50';
  expect(requests.map((each) => decodeURIComponent(each.path + each.query))).toEqual([
    `/api/events?${query}`,
    expect.stringContaining('cursor=c'),
  ]);
  expect(screen.queryByRole('button', { name: 'Pause feed' })).toBeNull();
});

const redelivered = { id: 'evt_1', type: 'task.created' } as const;
const webhooks = [webhookOf(5, { events: ['deal.created'] }), webhookOf(4), webhookOf(3, { status: 'disabled' })];

function renderAction(options?: RenderOptions) {
  const redeliver = (id: number) => `POST /dashboard/api/organizations/7/webhooks/${id}/deliveries`;
  const respond = () => ({ status: 202, body: deliveryOf(redelivered.id) });
  const requests = fakeService({
    'GET /api/webhooks': () => ({ body: { data: webhooks, next_cursor: null } }),
    [redeliver(4)]: respond,
    [redeliver(5)]: respond,
  });
  const { user, router } = renderPage(<RedeliverToWebhook event={redelivered} />, options);
  const posted = () => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { user, router, requests, posted };
}

describe('RedeliverToWebhook', () => {
  it('delivers the event to the first webhook that subscribes to it, and opens the delivery', async () => {
    const { user, router, posted } = renderAction();
    const select = await screen.findByRole('combobox', { name: 'Webhook' });
    expect([...(select as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'https://example.com/hooks/5',
      'https://example.com/hooks/4',
    ]);
    await user.click(screen.getByRole('button', { name: 'Redeliver event' }));
    await screen.findByText('Event redelivered');
    expect(posted()).toEqual([['/dashboard/api/organizations/7/webhooks/4/deliveries', { event_id: 'evt_1' }]]);
    expect(router.state.location.pathname).toBe('/7/webhooks/4');
  });

  it('delivers the event to the webhook that the user chooses', async () => {
    const { user, posted } = renderAction();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Webhook' }), 'https://example.com/hooks/5');
    await user.click(screen.getByRole('button', { name: 'Redeliver event' }));
    await screen.findByText('Event redelivered');
    expect(posted()[0]?.[0]).toBe('/dashboard/api/organizations/7/webhooks/5/deliveries');
  });
});
