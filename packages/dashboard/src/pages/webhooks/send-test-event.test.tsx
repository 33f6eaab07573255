import { fireEvent, screen, within } from '@testing-library/react';
import { eventTypes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { type FakeResponse, fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { webhookOf } from '../../../test/webhook-fixtures.ts';
import { SendTestEvent } from './send-test-event.tsx';

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
