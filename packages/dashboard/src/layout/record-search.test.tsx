import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeService } from '../../test/fake-service.ts';
import { renderPage } from '../../test/render.tsx';
import { RecordSearch } from './record-search.tsx';

const result = (kind: string, id: number, name: string) => ({ kind, id, name, updated_at: '2026-03-02T08:00:00Z' });

it('finds records of all kinds in one request, and opens one by the keyboard', async () => {
  const results = [
    result('project', 57, 'Lobby'),
    result('task', 1, 'Paint the lobby'),
    result('task', 2, 'Lobby lamps'),
  ];
  const requests = fakeService({ 'GET /api/search': () => ({ body: { data: results } }) });
  const { user, router } = renderPage(<RecordSearch />, { at: '/7' });
  const input = screen.getByRole('combobox', { name: 'Search records' });
  await user.click(input);
  await user.paste('lobby');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Lobby', 'Paint the lobby', 'Lobby lamps']);
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'ProjectsLobby',
    'TasksPaint the lobbyLobby lamps',
  ]);
  expect(requests.map(({ path, query }) => path + query)).toEqual(['/api/search?q=lobby&limit=20']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/tasks/1'));
});

it('says that no record was found', async () => {
  fakeService({ 'GET /api/search': () => ({ body: { data: [] } }) });
  const { user } = renderPage(<RecordSearch />, { at: '/7' });
  await user.click(screen.getByRole('combobox', { name: 'Search records' }));
  await user.paste('nothing');
  await screen.findByText('No records found.');
});
