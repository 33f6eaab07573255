import type { Request } from './load.ts';

/** The requests compared with the baseline server, and the minimum ratio to its rate. */
export const comparisons: readonly { name: string; request: Request; goal: number }[] = [
  { name: 'get by id', request: { method: 'GET', path: '/api/v1/1/tasks/[id]' }, goal: 0.85 },
  {
    name: 'create with its event',
    request: {
      method: 'POST',
      path: '/api/v1/1/tasks',
      body: { title: 'Order oak panels for the lobby', priority: 'high', tags: ['procurement'], estimated_minutes: 90 },
    },
    goal: 0.75,
  },
  { name: 'list of 50', request: { method: 'GET', path: '/api/v1/1/tasks?limit=50' }, goal: 0.8 },
];

/** Lists that must take the same time on a million records as on ten thousand. */
export const lists: readonly { name: string; query: string }[] = [
  { name: 'first page', query: '' },
  { name: 'filtered by status', query: '&status=open' },
  { name: 'sorted by due_at', query: '&sort=due_at' },
  { name: 'filtered and sorted', query: '&status=blocked&sort=-due_at' },
  { name: 'range of due_at, sorted by it', query: '&due_at_from=2026-01-01T12:00:00Z&sort=due_at' },
];
