import { screen } from '@testing-library/react';
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
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing of a record that never existed', async () => {
  const requests = fakeService({ [path]: () => problem(404, 'not_found', 'No task 5.') });
  renderPage(<RecordHistory resource={resources.tasks} recordId={5} />);
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => screen.queryByText('History')).toBeNull();
});
