import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { deliveryOf, healthOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { RecoverDeliveries } from './restore-deliveries.tsx';

const deliveries = 'GET /dashboard/api/organizations/7/webhooks/3/deliveries';
const failed = Array.from({ length: 200 }, (_, index) => deliveryOf(`evt_${index}`, { state: 'failed' }));

/** Opens the dialog for a webhook that has been failing for an hour. */
async function openDialog(pages: number) {
  const requests = fakeService({
    [deliveries]: ({ query }) => {
      const page = Number(new URLSearchParams(query).get('cursor') ?? 1);
      return { body: { data: failed, next_cursor: page < pages ? String(page + 1) : null } };
    },
    'POST /api/webhooks/3/recover': () => ({ status: 202, body: { scheduled: 565, retried_now: 165 } }),
  });
  const failing_since = new Date(Date.now() - 3_600_000).toISOString();
  const health = healthOf(3, { state: 'failing', failing_since, waiting: 165 });
  const { user } = renderPage(<RecoverDeliveries webhook={webhookOf(3)} health={health} />);
  await user.click(screen.getByRole('button', { name: 'Recover deliveries' }));
  await screen.findByRole('alertdialog', { name: 'Recover deliveries?' });
  return { user, requests, failing_since };
}

describe('RecoverDeliveries', () => {
  it('says how many deliveries failed and wait before the confirmation, and what was sent after it', async () => {
    const { user, requests, failing_since } = await openDialog(2);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('400 failed, 165 waiting'));
    await user.click(screen.getAllByRole('button', { name: 'Recover deliveries' }).at(-1) as HTMLElement);
    await screen.findByText('565 events are sent now: 400 had failed, 165 were waiting');
    const recovery = requests.find(({ method }) => method === 'POST');
    const { since = '' } = (recovery?.body ?? {}) as { since?: string };
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(failing_since));
  });

  it('counts at most 1,000 failed deliveries', async () => {
    const { requests } = await openDialog(100);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1,000 or more failed, 165 waiting'));
    expect(requests.filter(({ path }) => path.endsWith('/deliveries'))).toHaveLength(5);
  });
});
