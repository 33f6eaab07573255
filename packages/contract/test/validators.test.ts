import { expect, test } from 'vitest';
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { listEvents, listTasks, updateTask } from '../src/generated/validators/parameters.js';
import {
  AppointmentCreate,
  OrderCreate,
  Task,
  TaskCreate,
  TokenRequest,
  WebhookCreate,
} from '../src/generated/validators/schemas.js';
import type { Validator } from '../src/index.ts';

const refusals = (validate: Validator<unknown>, value: unknown) => {
  expect(validate(value)).toBe(false);
  return validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

test('a body that a client sends is checked to the last property', () => {
  expect(TaskCreate({ title: 'Call Maja', due_at: '2026-03-06T15:00:00+01:00', tags: ['phone'] })).toBe(true);
  expect(refusals(TaskCreate, { titel: 'Call Maja' })).toEqual([' required', ' additionalProperties']);
  expect(refusals(TaskCreate, { title: '', priority: 'soon', due_at: 'tomorrow' })).toEqual([
    '/title minLength',
    '/priority enum',
    '/due_at format',
  ]);
  expect(refusals(TaskCreate, { title: 'x', estimated_minutes: '90' })).toEqual(['/estimated_minutes type']);
});

test('an answer may have nothing undeclared and nothing left out', () => {
  const task = openapi.components.examples.TaskRecord.value;
  expect(Task(task)).toBe(true);
  expect(refusals(Task, { ...task, internal_note: 'x' })).toEqual([' additionalProperties']);
  const { version: _, ...without } = task;
  expect(refusals(Task, without)).toEqual([' required']);
});

test('lengths count characters, not UTF-16 units', () => {
  expect(TaskCreate({ title: '\u{1F6E0}'.repeat(255) })).toBe(true);
  expect(refusals(TaskCreate, { title: '\u{1F6E0}'.repeat(256) })).toEqual(['/title maxLength']);
});

test('the form of a token request is one of the three grants', () => {
  expect(
    TokenRequest({ grant_type: 'client_credentials', scope: 'tasks.read contacts.read', organization_id: 1 }),
  ).toBe(true);
  expect(TokenRequest({ grant_type: 'client_credentials', scope: 'tasks.read' })).toBe(false);
  expect(TokenRequest({ grant_type: 'password', username: 'a' })).toBe(false);
});

test.each([
  ['http://hooks.example/x', false],
  ['https://user:secret@hooks.example/x', false],
  ['https://hooks.example/x#part', false],
  ['hooks.example', false],
  [`https://hooks.example/${'x'.repeat(2048)}`, false],
  ['https://hooks.example', true],
  ['HTTPS://hooks.example:8443/x?y=1', true],
])('webhook url %s: %s', (url, valid) => {
  expect(WebhookCreate({ url, org_id: 1, events: ['task.created'] })).toBe(valid);
});

test('query and path parameters are coerced, and what is not declared is refused', () => {
  const request = { path: { organization_id: '1042' }, query: { limit: '25', project_id: '57' }, header: {} };
  expect(listTasks(request)).toBe(true);
  expect(request).toEqual({ path: { organization_id: 1042 }, query: { limit: 25, project_id: 57 }, header: {} });
  const refused = { path: { organization_id: 'x' }, query: { limit: '201', colour: 'red', sort: 'id' }, header: {} };
  expect(refusals(listTasks, refused)).toEqual([
    '/path/organization_id type',
    '/query additionalProperties',
    '/query/limit maximum',
    '/query/sort enum',
  ]);
});

test('headers are checked by their lower-case names, and others are let through', () => {
  const path = { organization_id: 1, id: 2 };
  expect(updateTask({ path, query: {}, header: { 'if-match': '"3"', 'x-other': '1' } })).toBe(true);
  expect(refusals(updateTask, { path, query: {}, header: { 'if-match': '3' } })).toEqual(['/header/if-match pattern']);
});

test('a list in a query is taken apart before it is checked', () => {
  expect(listEvents({ path: {}, query: { types: ['task.created'] }, header: {} })).toBe(true);
  expect(refusals(listEvents, { path: {}, query: { types: ['task.moved'] }, header: {} })).toEqual([
    '/query/types/0 enum',
  ]);
});

/** A list or object, and how many of its items or properties have been read. */
function counted<T extends object>(target: T): { value: T; read: () => number } {
  let count = 0;
  const value = new Proxy(target, {
    get(object, name, receiver) {
      if (name !== 'length') count += 1;
      return Reflect.get(object, name, receiver);
    },
  });
  return { value, read: () => count };
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test.each([
  ['line items', OrderCreate, (list: unknown) => ({ line_items: list }), 'line_items', times(201, {})],
  ['tags', TaskCreate, (list: unknown) => ({ title: 'x', tags: list }), 'tags', times(51, 'same')],
  [
    'attendees',
    AppointmentCreate,
    (list: unknown) => ({
      title: 'x',
      start_at: '2026-03-02T08:00:00Z',
      end_at: '2026-03-02T09:00:00Z',
      attendee_ids: list,
    }),
    'attendee_ids',
    times(201, 'x'),
  ],
  [
    'events',
    WebhookCreate,
    (list: unknown) => ({ url: 'https://a.example', org_id: 1, events: list }),
    'events',
    times(49, 'no event'),
  ],
] as const)('of %s that are too many none is read', (_, validate, body, field, items) => {
  const { value, read } = counted(items as unknown[]);
  expect(refusals(validate, body(value))).toEqual([`/${field} maxItems`]);
  expect(read()).toBe(0);
});

test('of custom fields that are too many none is read', () => {
  const { value, read } = counted(Object.fromEntries(times(51, {}).map((wrong, index) => [`field_${index}`, wrong])));
  expect(refusals(TaskCreate, { title: 'x', custom_fields: value })).toEqual(['/custom_fields maxProperties']);
  expect(read()).toBe(0);
});

test('of text that is too long neither pattern nor format is checked', () => {
  expect(refusals(WebhookCreate, { url: 'x'.repeat(2049), org_id: 1, events: ['task.created'] })).toEqual([
    '/url maxLength',
  ]);
  expect(refusals(TaskCreate, { title: 'x', due_at: `2026-03-02T08:15:00.${'0'.repeat(64)}Z` })).toEqual([
    '/due_at format',
  ]);
});

test('errors are collected up to a limit, in each list and object', () => {
  const unknown = Object.fromEntries(times(10_000, 1).map((value, index) => [`field_${index}`, value]));
  expect(refusals(TaskCreate, { title: 'x', ...unknown })).toHaveLength(500);
  const items = times(200, unknown);
  expect(refusals(OrderCreate, { line_items: items, ...unknown })?.length).toBeLessThan(1500);
  const request = { path: { organization_id: '1' }, query: unknown, header: {} };
  expect(refusals(listTasks, request)).toHaveLength(500);
});
