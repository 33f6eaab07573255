import { resources } from '@worklane/contract';
import { expect, test } from 'vitest';
import {
  companies,
  contacts,
  lineItem,
  members,
  organizationId,
  problemOf,
  products,
  quotes,
  storeAt,
  tasks,
} from './store-at.ts';

const time = '2026-03-02T08:15:00.000Z';
const { appointments, documents } = resources;

const member = (id: number) => ({
  id,
  organization_id: organizationId,
  name: 'Ebba Lind',
  email: `ebba${id}@example.com`,
  role: 'member',
  created_at: time,
  updated_at: time,
});

test('references name existing records of their kind and organization', () => {
  const { store } = storeAt(time);
  const company = store.create(companies, organizationId, { name: 'x' });
  const foreign = store.create(companies, 1043, { name: 'x' });
  const contact = (company_id: number) => store.create(contacts, organizationId, { last_name: 'x', company_id });
  expect(contact(company.id).company_id).toBe(company.id);
  expect(problemOf(() => contact(foreign.id)).errors).toEqual([
    {
      in: 'body',
      pointer: '/company_id',
      code: 'reference_not_found',
      detail: `no company ${foreign.id} in this organization`,
    },
  ]);
});

test('all missing references are named: in lists, in line items and of any kind', () => {
  const { store } = storeAt(time);
  store.load(members, [member(7)]);
  const product = store.create(products, organizationId, { name: 'x' });
  const pointersOf = (act: () => unknown) => problemOf(act).errors.map(({ pointer }) => pointer);
  const line_items = [lineItem({ product_id: product.id }), lineItem({ product_id: 99 }), lineItem({ service_id: 98 })];
  expect(pointersOf(() => store.create(quotes, organizationId, { title: 'x', line_items, deal_id: 97 }))).toEqual([
    '/deal_id',
    '/line_items/1/product_id',
    '/line_items/2/service_id',
  ]);
  const times = { start_at: '2026-03-02T08:00:00Z', end_at: '2026-03-02T09:00:00Z' };
  const attendees = { title: 'x', ...times, attendee_ids: [7, 8] };
  expect(pointersOf(() => store.create(appointments, organizationId, attendees))).toEqual(['/attendee_ids/1']);
  const related = { name: 'x', content_url: 'https://a.example/b', related: { kind: 'product', id: 99 } };
  expect(pointersOf(() => store.create(documents, organizationId, related))).toEqual(['/related']);
});

test('a referenced record is not deleted, and its references are named by kind and id', () => {
  const { store } = storeAt(time);
  const task = store.create(tasks, organizationId, { title: 'x' });
  const related = { kind: 'task', id: task.id };
  const children = Array.from({ length: 2 }, () =>
    store.create(tasks, organizationId, { title: 'y', parent_task_id: task.id }),
  );
  const document = store.create(documents, organizationId, {
    name: 'x',
    content_url: 'https://a.example/b',
    related,
  });
  const [first, second] = children;
  const problem = problemOf(() => store.delete(tasks, organizationId, task.id));
  expect(problem).toMatchObject({ code: 'record_referenced', status: 409 });
  expect(problem.referencedBy).toEqual([
    { kind: 'document', id: document.id },
    { kind: 'task', id: first?.id },
    { kind: 'task', id: second?.id },
  ]);
  expect(problem.detail).toBe(
    `Task ${task.id} is referenced by document ${document.id}, task ${first?.id}, task ${second?.id}.`,
  );
  store.update(documents, organizationId, document.id, { related: null });
  for (const { id } of children) store.delete(tasks, organizationId, id);
  store.delete(tasks, organizationId, task.id);
  expect(problemOf(() => store.get(tasks, organizationId, task.id)).code).toBe('not_found');
});

test('a record that refers to itself can be deleted', () => {
  const { store } = storeAt(time);
  const { id } = store.create(tasks, organizationId, { title: 'x' });
  store.update(tasks, organizationId, id, { parent_task_id: id });
  store.delete(tasks, organizationId, id);
  expect(store.list(tasks, organizationId).records).toEqual([]);
});
