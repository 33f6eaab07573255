import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type SearchDocument, searchEngine } from '../src/search/engine.ts';
import { builtSite } from './built-site.ts';

/** What readers search for, and the page or the section that they need. */
const queries: readonly (readonly [query: string, id: string])[] = [
  ['pagination', 'conventions.html#paging'],
  ['python', 'languages.html#python'],
  ['create order', 'api/orders/create-order.html'],
  ['list tasks', 'api/tasks/list-tasks.html'],
  ['delete a contact', 'api/contacts/delete-contact.html'],
  ['createTask', 'api/tasks/create-task.html'],
  ['task.created', 'events/task-created.html'],
  ['deal updated event', 'events/deal-updated.html'],
  ['quotes', 'api/quotes/index.html'],
  ['due_at', 'api/tasks/index.html#field-due_at'],
  ['tax_rate', 'api/products/index.html#field-tax_rate'],
  ['record_referenced', 'problems.html#record_referenced'],
  ['insufficient scope', 'problems.html#insufficient_scope'],
  ['429', 'conventions.html#rate-limits'],
  ['throttling', 'conventions.html#rate-limits'],
  ['idempotency', 'conventions.html#idempotent-requests'],
  ['optimistic locking', 'conventions.html#updates'],
  ['etag', 'conventions.html#updates'],
  ['filter by date', 'conventions.html#filters-and-sorting'],
  ['currency', 'api/values.html#money'],
  ['timestamps', 'conventions.html#money-dates-and-times'],
  ['refresh token', 'authentication.html#refresh'],
  ['generate token', 'authentication.html#generate-token'],
  ['scopes', 'scopes.html'],
  ['tasks.write', 'scopes.html#tasks.write'],
  ['verify webhook signature', 'webhooks.html#receive-and-verify'],
  ['webhooks on localhost', 'webhooks.html#receive-events-on-your-machine'],
  ['retry schedule', 'webhooks.html#retries'],
  ['replay events', 'webhooks.html#redeliver-and-recover'],
  ['sse', 'api/events/stream-events.html'],
  ['csv import', 'migration.html#import-a-csv-file'],
  ['start the mock server', 'front-end.html#start-the-mock'],
  ['msw', 'front-end.html#test-with-msw'],
  ['build a server', 'server.html'],
  ['backup', 'self-hosting.html#back-up-and-restore'],
  ['upgrade', 'self-hosting.html#upgrade'],
  ['prometheus', 'self-hosting.html#prometheus-and-grafana'],
  ['postman', 'downloads.html#collections'],
  ['openapi', 'downloads.html#contract'],
  ['deprecation', 'changelog.html'],
];

const { search } = searchEngine(JSON.parse(readFileSync(join(builtSite(), 'search.json'), 'utf8')) as SearchDocument[]);

it('finds the right page first for at least 36 of 40 queries, and for all of them among the first five', () => {
  expect(queries).toHaveLength(40);
  const places = queries.map(([query, id]) => ({ query, place: search(query).findIndex((found) => found.id === id) }));
  const notFirst = places.filter(({ place }) => place !== 0);
  expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(4);
  expect(places.filter(({ place }) => place < 0 || place > 4)).toEqual([]);
});
