import { screen, within } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { healthOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { Overview } from './overview.tsx';

/** Renders the overview of an organization that has completed its setup. */
function renderOverview(...states: schemas.WebhookHealth['state'][]) {
  const completed = { application: true, token: true, first_call: true, webhook: true, first_delivery: true };
  const ids = states.map((_, index) => index + 1);
  fakeService({
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
  renderPage(<Overview />);
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
