import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeService } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { LiveFeed } from './live-feed.tsx';

const event = (type: string, fields: object = {}) => ({
  id: `evt_${type}`,
  type,
  timestamp: new Date().toISOString(),
  organization_id: 7,
  data: { id: 3, version: 1, title: 'Paint' },
  ...fields,
});

it('shows events of kinds that the page does not know, as those of a newer service', async () => {
  const data = [event('robot.created'), event('constructor.updated', { previous: null }), event('task.created')];
  fakeService({ 'GET /api/events': () => ({ body: { data, next_cursor: 'c', has_more: false } }) });
  const { user } = renderPage(<LiveFeed />, { at: '/7/events/live' });
  for (const { type } of data) await user.click(await screen.findByText(type));
  expect(screen.getAllByRole('link', { name: 'Open task' })).toHaveLength(1);
});

it('says who made a change', async () => {
  const actor = { type: 'agent', client_id: 'app_one', member_id: 12 };
  const data = [event('task.created', { actor }), event('task.updated', { previous: { title: 'Pain' } })];
  fakeService({
    'GET /api/events': () => ({ body: { data, next_cursor: 'c', has_more: false } }),
    'GET /api/v1/7/members': () => ({ body: { data: [{ id: 12, name: 'Ebba Lind' }], next_cursor: null } }),
  });
  const { user } = renderPage(<LiveFeed />, { at: '/7/events/live' });
  for (const { type } of data) await user.click(await screen.findByText(type));
  const sentence = (await screen.findByRole('link', { name: 'Ebba Lind' })).closest('p')?.textContent;
  expect(sentence).toBe('By agent app_one for Ebba Lind. Open task');
  expect(screen.getByText(/^Changed: Title/).textContent).toBe('Changed: Title. Open task');
});
