import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { resources } from '@worklane/contract';
import { expect, it } from 'vitest';
import { fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { RecordHistory } from './record-history.tsx';

const path = 'GET /api/v1/7/tasks/5/history';
const data = { id: 5, version: 2, title: 'Paint the lobby', status: 'done' };
const event = (type: string, changes: object) => ({
  id: `evt_${type}`,
  type,
  timestamp: '2026-03-02T08:00:00Z',
  data,
  ...changes,
});

it('shows who changed a record, and the values before and after', async () => {
  const actor = { type: 'application', client_id: 'app_1' };
  const updated = event('task.updated', { actor, previous: { version: 1, status: 'open' } });
  fakeService({
    [path]: () => ({ status: 200, body: { data: [updated, event('task.created', {})], next_cursor: null } }),
  });
  renderPage(<RecordHistory resource={resources.tasks} recordId={5} />);
  const [change, creation] = await screen.findAllByRole('listitem');
  expect(change?.textContent).toMatch(/^Updated.*By application app_1.*Status.*Open → Done/);
  expect(creation?.textContent).toMatch(/^Created/);
});

it('restores the values before a change in the latest version, and those keys only that it changed', async () => {
  const fields = { status: 'done', custom_fields: { room: 'Lobby', added: 1 }, completed_at: '2026-03-02T08:00:00Z' };
  const previous = { version: 1, updated_at: '2026-03-01T08:00:00Z', status: 'open', custom_fields: { room: 'Hall' } };
  const first = event('task.updated', { data: { ...data, ...fields }, previous: { ...previous, completed_at: null } });
  const second = event('task.updated', {
    id: 'evt_2',
    data: { ...data, version: 3 },
    previous: { completed_at: null },
  });
  const history = (...events: object[]) => ({ [path]: () => ({ body: { data: events, next_cursor: null } }) });
  const requests = fakeService({
    ...history(second, first),
    'PATCH /api/v1/7/tasks/5': () => ({ body: { ...data, version: 4 } }),
  });
  renderPage(<RecordHistory resource={resources.tasks} recordId={5} />);
  // The service sets completed_at.
  const button = await screen.findByRole('button', { name: 'Restore previous values' });
  await userEvent.click(button);
  await screen.findByText('Previous values restored');
  const changes = { status: 'open', custom_fields: { room: 'Hall', added: null } };
  const { body, headers } = requests.find(({ method }) => method === 'PATCH') ?? {};
  expect(body).toEqual(changes);
  expect(headers?.get('if-match')).toBe('"3"');
});

it.each([
  ['of a deleted record', 'owner', [event('task.deleted', { data: { ...data, version: 3 } })]],
  ['to those who may only read', 'viewer', []],
] as const)('offers no previous values %s', async (_, role, later) => {
  const updated = event('task.updated', { previous: { status: 'open' } });
  fakeService({ [path]: () => ({ body: { data: [...later, updated], next_cursor: null } }) });
  renderPage(<RecordHistory resource={resources.tasks} recordId={5} />, { role });
  await screen.findByText('Updated');
  expect(screen.queryByRole('button', { name: 'Restore previous values' })).toBeNull();
});

it('shows nothing of a record that never existed', async () => {
  const requests = fakeService({ [path]: () => problem(404, 'not_found', 'No task 5.') });
  renderPage(<RecordHistory resource={resources.tasks} recordId={5} />);
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => screen.queryByText('History')).toBeNull();
});
