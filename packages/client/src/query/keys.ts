import type { QueryKey } from '@tanstack/query-core';

/** The query keys of a resource. Each one matches all keys that begin with it. */
export interface ResourceKeys {
  /** Everything about the resource: `['worklane', 'tasks']`. */
  readonly all: QueryKey;
  /** All of its lists: `['worklane', 'tasks', 'list']`, followed by the filters, and by `'pages'` for infinite queries. */
  readonly lists: QueryKey;
  /** One record: `['worklane', 'tasks', 'record', 7]`. The logs of a webhook follow its key. */
  record(id: number): QueryKey;
}

export const resourceKeys = (all: QueryKey): ResourceKeys => ({
  all,
  lists: [...all, 'list'],
  record: (id) => [...all, 'record', id],
});
