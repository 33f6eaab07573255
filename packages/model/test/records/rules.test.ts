import { expect, test } from 'vitest';
import {
  companies,
  deals,
  lineItem,
  orders,
  organizationId,
  problemOf,
  projects,
  quotes,
  storeAt,
  tasks,
  tickets,
} from './store-at.ts';

const time = '2026-03-02T08:15:00.000Z';

test('a new record has its defaults, times in UTC, version 1 and the fields of the contract in order', () => {
  const { store } = storeAt(time);
  const record = store.create(tasks, organizationId, { title: 'Measure', due_at: '2026-03-06T16:00:00.5+01:00' });
  expect(record).toEqual({
    id: 1,
    organization_id: organizationId,
    version: 1,
    title: 'Measure',
    description: null,
    status: 'open',
    priority: 'normal',
    project_id: null,
    parent_task_id: null,
    assignee_id: null,
    due_at: '2026-03-06T15:00:00.500Z',
    estimated_minutes: null,
    tags: [],
    completed_at: null,
    external_id: null,
    custom_fields: {},
    created_at: time,
    updated_at: time,
  });
  expect(Object.keys(record)).toEqual(Object.keys(tasks.fields));
});

test.each([
  ['a leap second', '2016-12-31T23:59:60Z'],
  ['a year after 9999', '9999-12-31T23:30:00-01:00'],
])('%s is no time of the service', (_, due_at) => {
  const { store } = storeAt(time);
  const { code, errors } = problemOf(() => store.create(tasks, organizationId, { title: 'x', due_at }));
  expect(code).toBe('validation_failed');
  expect(errors).toMatchObject([{ pointer: '/due_at', code: 'invalid_format' }]);
});

test('an end must be after its start, but a project may be due on the day of its start', () => {
  const { store } = storeAt(time);
  const { errors } = problemOf(() =>
    store.create(projects, organizationId, { name: 'x', start_date: '2026-03-02', due_date: '2026-03-01' }),
  );
  expect(errors).toEqual([
    { in: 'body', pointer: '/due_date', code: 'end_before_start', detail: 'must not be before start_date' },
  ]);
  const project = store.create(projects, organizationId, {
    name: 'x',
    start_date: '2026-03-02',
    due_date: '2026-03-02',
  });
  const later = { start_date: '2026-03-03' };
  expect(problemOf(() => store.update(projects, organizationId, project.id, later)).code).toBe('validation_failed');
});

test('timestamps of a status are set when it is reached, kept while it lasts and cleared after it', () => {
  const { store, clock } = storeAt(time);
  const { id } = store.create(tickets, organizationId, { subject: 'x', status: 'resolved' });
  clock.now = '2026-03-03T00:00:00.000Z';
  expect(store.update(tickets, organizationId, id, { subject: 'y' }).resolved_at).toBe(time);
  expect(store.update(tickets, organizationId, id, { status: 'closed' }).resolved_at).toBe(clock.now);
  expect(store.update(tickets, organizationId, id, { status: 'open' }).resolved_at).toBeNull();
  const deal = store.create(deals, organizationId, { title: 'x', stage: 'won' });
  expect(deal.closed_at).toBe(clock.now);
});

test('an order was placed now by default, but the time can be removed', () => {
  const { store } = storeAt(time);
  const order = store.create(orders, organizationId, { line_items: [lineItem()] });
  expect(order.ordered_at).toBe(time);
  expect(store.update(orders, organizationId, order.id, { ordered_at: null }).ordered_at).toBeNull();
});

test.each([
  ['half a cent of a line up', [{ quantity: 0.5, amount: 1 }], { net: 1, tax: 0 }],
  ['half a cent below zero down', [{ quantity: 0.5, amount: -1 }], { net: -1, tax: 0 }],
  ['exactly, unlike binary fractions', [{ quantity: 1.005, amount: 100 }], { net: 101, tax: 0 }],
  [
    'each line, but the tax of a rate once',
    [
      { quantity: 1, amount: 2, tax_rate: 20 },
      { quantity: 1, amount: 1, tax_rate: 20 },
      { quantity: 1, amount: 2, tax_rate: 25 },
    ],
    { net: 5, tax: 2 },
  ],
] as const)('totals are rounded: %s', (_, items, { net, tax }) => {
  const { store } = storeAt(time);
  const line_items = items.map(({ amount, ...item }) => lineItem({ ...item, unit_price: { amount, currency: 'EUR' } }));
  const quote = store.create(quotes, organizationId, { title: 'x', line_items });
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  expect(quote.totals).toEqual({ net: money(net), tax: money(tax), gross: money(net + tax) });
});

test('line items have all violations at once', () => {
  const { store } = storeAt(time);
  const line_items = [
    lineItem({ product_id: 1, service_id: 2 }),
    lineItem({ quantity: 1_000_000, unit_price: { amount: Number.MAX_SAFE_INTEGER, currency: 'SEK' } }),
  ];
  const { errors, detail } = problemOf(() => store.create(quotes, organizationId, { title: 'x', line_items }));
  expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/line_items/0/service_id not_allowed',
    '/line_items/1/unit_price/currency currency_mismatch',
    '/line_items too_large',
  ]);
  expect(detail).toBe('3 fields are not valid.');
});

test('a patch is merged, and must not leave more than 50 custom fields', () => {
  const { store } = storeAt(time);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field ${index}`, index]));
  const { id } = store.create(companies, organizationId, { name: 'x', address: { city: 'Ghent', country: 'BE' } });
  expect(store.update(companies, organizationId, id, { address: { city: null } }).address).toEqual({ country: 'BE' });
  store.update(companies, organizationId, id, { custom_fields: many });
  const { errors } = problemOf(() => store.update(companies, organizationId, id, { custom_fields: { another: 1 } }));
  expect(errors).toMatchObject([{ pointer: '/custom_fields', detail: 'must NOT have more than 50 properties' }]);
  const swapped = store.update(companies, organizationId, id, { custom_fields: { another: 1, 'field 0': null } });
  expect(Object.keys(swapped.custom_fields as object)).toHaveLength(50);
});

test('numbers count records of a kind in an organization and a year, and are never reused', () => {
  const { store, clock } = storeAt(time);
  const create = (organization = organizationId) => store.create(quotes, organization, { title: 'x' });
  expect([create().number, create().number, create(1043).number]).toEqual([
    'Q-2026-00001',
    'Q-2026-00002',
    'Q-2026-00001',
  ]);
  const last = create();
  store.delete(quotes, organizationId, last.id);
  expect(create().number).toBe('Q-2026-00004');
  clock.now = '2027-01-01T00:00:00.000Z';
  expect(create().number).toBe('Q-2027-00001');
});
