import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { Deliveries } from './deliveries.tsx';

const webhook = {
  id: 3,
  url: 'https://example.com/hooks',
  events: ['task.created'],
  status: 'disabled',
  disabled_reason: null,
  description: null,
};

const reads = ['GET /api/webhooks/3', 'GET /api/webhooks/3/logs', 'GET /dashboard/api/organizations/7/webhook-health'];

/** Renders the deliveries of a disabled webhook. Returns the requests after those that load the page. */
async function renderDeliveries(change: { status?: number; body?: unknown }) {
  const requests = fakeService({
    'GET /api/webhooks/3': () => ({ body: webhook }),
    'GET /api/webhooks/3/logs': () => ({ body: { data: [], next_cursor: null } }),
    'GET /dashboard/api/organizations/7/webhook-health': () => ({ body: { data: [] } }),
    'POST /api/webhooks/3/test': () => change,
    'PUT /api/webhooks/3': () => change,
  });
  const { user } = renderPage(<Deliveries />, { at: '/7/webhooks/3', route: '/7/webhooks/:id' });
  await screen.findByText('No deliveries yet');
  const paths = () => requests.map(({ method, path }) => `${method} ${path}`);
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(reads)));
  requests.splice(0);
  return { user, requests, paths };
}

it('a test event loads the webhook, its deliveries and its health again', async () => {
  const { user, paths } = await renderDeliveries({ body: { id: 9, webhook_id: 3 } });
  await user.click(screen.getByRole('button', { name: 'Send test event' }));
  await screen.findByText('Test event sent');
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(['POST /api/webhooks/3/test', ...reads])));
});

it('enabling a webhook sends what it is, and shows the status of the response or the error', async () => {
  const change = { body: { ...webhook, status: 'enabled' } };
  const { user, requests } = await renderDeliveries(change);
  await user.click(screen.getByRole('button', { name: 'Enable webhook' }));
  await screen.findByText('Webhook enabled');
  const { url, events } = webhook;
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ url, events, status: 'enabled' });
  Object.assign(change, problem(422, 'validation_failed', 'The URL is not reachable'));
  await user.click(screen.getByRole('button', { name: 'Enable webhook' }));
  await screen.findByText('The URL is not reachable');
});
