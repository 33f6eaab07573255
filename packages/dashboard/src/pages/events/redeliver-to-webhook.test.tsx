import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { type RenderOptions, renderPage } from '../../../test/render.tsx';
import { deliveryOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { RedeliverToWebhook } from './redeliver-to-webhook.tsx';

const event = { id: 'evt_1', type: 'task.created' } as const;
const webhooks = [webhookOf(5, { events: ['deal.created'] }), webhookOf(4), webhookOf(3, { status: 'disabled' })];

function renderAction(options?: RenderOptions) {
  const redeliver = (id: number) => `POST /dashboard/api/organizations/7/webhooks/${id}/deliveries`;
  const respond = () => ({ status: 202, body: deliveryOf(event.id) });
  const requests = fakeService({
    'GET /api/webhooks': () => ({ body: { data: webhooks, next_cursor: null } }),
    [redeliver(4)]: respond,
    [redeliver(5)]: respond,
  });
  const { user, router } = renderPage(<RedeliverToWebhook event={event} />, options);
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
