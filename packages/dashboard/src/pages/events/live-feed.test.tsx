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
