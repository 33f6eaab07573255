import { screen, waitFor, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { deliveryOf, healthOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { Overview } from './overview.tsx';

/** Renders the overview of an organization that has completed its setup. */
function renderOverview(...states: schemas.WebhookHealth['state'][]) {
  const completed = { application: true, token: true, first_call: true, webhook: true, first_delivery: true };
  const ids = states.map((_, index) => index + 1);
  const requests = fakeService({
    'GET /dashboard/api/organizations/7/webhooks/1/deliveries': () => ({
      body: { data: [deliveryOf('evt_1'), deliveryOf('evt_2')], next_cursor: null },
    }),
    'PUT /api/webhooks/1': () => ({ body: webhookOf(1) }),
    'POST /api/webhooks/1/recover': () => ({ status: 202, body: { scheduled: 2, retried_now: 0 } }),
    'GET /dashboard/api/organizations/7/checklist': () => ({ body: completed }),
    'GET /dashboard/api/organizations/7/webhook-health': () => ({
      body: { data: ids.map((id) => healthOf(id, { state: states[id - 1] ?? 'idle' })) },
    }),
    'GET /api/webhooks': () => ({
      body: {
        data: ids.map((id) => webhookOf(id, { status: states[id - 1] === 'stopped' ? 'disabled' : 'enabled' })),
        next_cursor: null,
      },
    }),
  });
  return { requests, ...renderPage(<Overview />) };
}

describe('Overview', () => {
  it('says that the setup is complete while all webhooks work', async () => {
    renderOverview('healthy', 'idle', 'disabled');
    await screen.findByText('Setup complete');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists webhooks that fail or were stopped as an alert instead of a complete setup', async () => {
    renderOverview('healthy', 'failing', 'stopped');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('2 webhooks need attention')).toBeTruthy();
    expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'https://example.com/hooks/2',
      'https://example.com/hooks/3',
    ]);
    expect(alert.getByRole('button', { name: 'Retry now' })).toBeTruthy();
    expect(screen.queryByText('Setup complete')).toBeNull();
  });

  it('asks before it enables a webhook and recovers its deliveries, with their counts', async () => {
    const { user, requests } = renderOverview('stopped');
    await user.click(await screen.findByRole('button', { name: 'Enable and recover' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('2 failed, 0 waiting'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Enable and recover' }));
    await screen.findByText(/^Webhook enabled\. 2 events are sent now/);
    const changes = requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/webhooks/1',
      'POST /api/webhooks/1/recover',
    ]);
  });

  it('shows the most urgent webhooks first', async () => {
    renderOverview('disabled', 'idle', 'healthy', 'stopped', 'failing');
    const card = within(await screen.findByRole('region', { name: 'Webhooks' }));
    await card.findByText('Failing');
    expect(card.getAllByRole('listitem').map((item) => /hooks\/\d(.*)/.exec(item.textContent)?.[1])).toEqual([
      'Failing',
      'Stopped',
      'Healthy',
      'No deliveries',
      'Disabled',
    ]);
  });
});
