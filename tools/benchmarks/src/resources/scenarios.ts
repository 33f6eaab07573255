import type { Request } from '../load/load.ts';

/** A request that the platform and the floor process, and the least share of the floor's rate. */
export interface Scenario {
  readonly name: string;
  readonly request: Request;
  readonly goal: number;
}

export const scenarios: readonly Scenario[] = [
  { name: 'get by id', request: { method: 'GET', path: '/api/v1/1/tasks/[id]' }, goal: 0.9 },
  { name: 'list of 50', request: { method: 'GET', path: '/api/v1/1/tasks?limit=50' }, goal: 0.95 },
  {
    name: 'create with its event',
    request: {
      method: 'POST',
      path: '/api/v1/1/tasks',
      body: { title: 'Order oak panels for the lobby', priority: 'high', tags: ['procurement'], estimated_minutes: 90 },
    },
    goal: 0.8,
  },
  {
    name: 'update with its event',
    request: {
      method: 'PATCH',
      path: '/api/v1/1/tasks/[id]',
      body: { title: 'Order oak panels, [n]' },
      contentType: 'application/merge-patch+json',
    },
    goal: 0.75,
  },
];
