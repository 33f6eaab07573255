import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { eventTypes } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { type FakeResponse, fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { deliveryOf, healthOf, webhookOf } from '../../../test/webhook-fixtures.ts';
import { RecoverDeliveries } from './restore-deliveries.tsx';
import { SendTestEvent } from './webhook-layout.tsx';
import { successRateLabel, WebhookStateBadge, WebhookStateText } from './webhook-state.tsx';

/** Opens the dialog for a webhook that subscribes to task.created and task.updated. */
async function openDialog(response: FakeResponse = { status: 202, body: { id: 9, event_id: 'evt_9' } }) {
  const requests = fakeService({ 'POST /api/webhooks/3/test': () => response });
  const { user, router } = renderPage(<SendTestEvent webhook={webhookOf(3)} />, { at: '/7/webhooks/3' });
  await user.click(screen.getByRole('button', { name: 'Send test event' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send a test event' }));
  await dialog.findByLabelText('Event');
  const send = () => user.click(dialog.getByRole('button', { name: 'Send test event' }));
  return { user, router, dialog, send, sent: () => requests.map(({ body }) => body) };
}

const dataOf = (editor: HTMLElement) => JSON.parse((editor as HTMLTextAreaElement).value);

describe('SendTestEvent', () => {
  it('offers all events, those of the webhook first', async () => {
    const { dialog } = await openDialog();
    const options = within(dialog.getByLabelText('Event')).getAllByRole('option');
    const types = options.map(({ textContent }) => textContent);
    expect(types.slice(0, 3)).toEqual(['task.created', 'task.updated', 'webhook.test']);
    expect(types.toSorted()).toEqual([...eventTypes, 'webhook.test'].toSorted());
  });

  it('sends the edited example of the organization and opens the delivery', async () => {
    const { dialog, send, sent, router } = await openDialog();
    const data = dataOf(dialog.getByLabelText('Record'));
    expect(data.organization_id).toBe(7);
    const edited = { ...data, title: 'Sand the floor' };
    fireEvent.change(dialog.getByLabelText('Record'), { target: { value: JSON.stringify(edited) } });
    await send();
    await screen.findByText('Test event sent');
    expect(sent()).toEqual([{ event_type: 'task.created', data: edited }]);
    expect(router.state.location.state).toEqual({ openDelivery: 'evt_9' });
  });

  it('sends the previous values of an update', async () => {
    const { user, dialog, send, sent } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Event'), 'deal.updated');
    const previous = dataOf(dialog.getByLabelText('Previous values'));
    await send();
    await screen.findByText('Test event sent');
    expect(sent()).toMatchObject([{ event_type: 'deal.updated', previous }]);
  });

  it('sends webhook.test without a body', async () => {
    const { user, dialog, send, sent } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Event'), 'webhook.test');
    expect(dialog.queryByLabelText('Record')).toBeNull();
    await send();
    await screen.findByText('Test event sent');
    expect(sent()).toEqual([undefined]);
  });

  it('reports text that is not JSON at its editor without a request', async () => {
    const { dialog, send, sent } = await openDialog();
    fireEvent.change(dialog.getByLabelText('Record'), { target: { value: '{"title": }' } });
    await send();
    await dialog.findByText(/^Must be valid JSON/);
    expect(dialog.getByLabelText('Record').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('shows the violations of the service at the editor and keeps the text', async () => {
    const violations = { '/data/title': 'must not be empty' };
    const { dialog, send } = await openDialog(problem(422, 'validation_failed', 'Invalid', violations));
    fireEvent.change(dialog.getByLabelText('Record'), { target: { value: '{"title": ""}' } });
    await send();
    await dialog.findByText('Must not be empty.');
    expect(dialog.getByRole('link', { name: 'Data, Title must not be empty' })).toBeTruthy();
    expect((dialog.getByLabelText('Record') as HTMLTextAreaElement).value).toBe('{"title": ""}');
  });
});

const deliveries = 'GET /dashboard/api/organizations/7/webhooks/3/deliveries';
const failed = Array.from({ length: 200 }, (_, index) => deliveryOf(`evt_${index}`, { state: 'failed' }));

/** Opens the dialog for a webhook that has been failing for an hour. */
async function openRecovery(pages: number) {
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
    const { user, requests, failing_since } = await openRecovery(2);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('400 failed, 165 waiting'));
    await user.click(screen.getAllByRole('button', { name: 'Recover deliveries' }).at(-1) as HTMLElement);
    await screen.findByText('565 events are sent now: 400 had failed, 165 were waiting');
    const recovery = requests.find(({ method }) => method === 'POST');
    const { since = '' } = (recovery?.body ?? {}) as { since?: string };
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(failing_since));
  });

  it('counts at most 1,000 failed deliveries', async () => {
    const { requests } = await openRecovery(100);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1,000 or more failed, 165 waiting'));
    expect(requests.filter(({ path }) => path.endsWith('/deliveries'))).toHaveLength(5);
  });
});

function textOf(health: Partial<schemas.WebhookHealth>, disabled_reason: string | null = null) {
  const { container } = render(<WebhookStateText webhook={{ disabled_reason }} health={healthOf(3, health)} />);
  return container.textContent;
}

describe('WebhookStateText', () => {
  it('says since when a webhook fails and when it will be disabled', () => {
    const failing = { failing_since: '2026-05-12T12:03:00Z', will_be_disabled_at: '2026-05-17T12:03:00Z' };
    expect(textOf({ state: 'failing', ...failing })).toMatch(
      /^Failing since 12 May.+\. Will be disabled on 17 May.* unless a delivery succeeds\.$/,
    );
  });

  it('says when and why the service stopped a webhook', () => {
    const disabled_at = '2026-05-17T12:03:00Z';
    expect(textOf({ state: 'stopped', disabled_at }, 'Every delivery failed for 5 days.')).toMatch(
      /^Stopped on 17 May.+: every delivery failed for 5 days\.$/,
    );
  });

  it('says that a member or an application disabled a webhook, and when', () => {
    expect(textOf({ state: 'disabled', disabled_at: '2026-05-17T12:03:00Z' })).toMatch(
      /^Disabled by a member or an application on 17 May.+\.$/,
    );
  });

  it('says when the last delivery succeeded', () => {
    const last_success_at = new Date(Date.now() - 130_000).toISOString();
    expect(textOf({ state: 'healthy', last_success_at })).toBe('Last delivery succeeded 2 minutes ago.');
  });
});

describe('WebhookStateBadge', () => {
  it('names each state', () => {
    const states = ['healthy', 'failing', 'disabled', 'stopped', 'idle'] as const;
    for (const state of states) render(<WebhookStateBadge health={healthOf(3, { state })} />);
    for (const name of ['Healthy', 'Failing', 'Stopped', 'Disabled', 'No deliveries']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });
});

describe('successRateLabel', () => {
  it('returns 100% only when no attempt failed', () => {
    expect([null, 1, 0.9999, 0.5, 0].map(successRateLabel)).toEqual(['No deliveries', '100%', '99.9%', '50%', '0%']);
  });
});
