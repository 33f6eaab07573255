import { describe, expect, it } from 'vitest';
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
import { eventTypes, type Validator } from '../src/index.ts';

const violations = (validate: Validator<unknown>, value: unknown) => {
  expect(validate(value)).toBe(false);
  return validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

describe('the compiled validators', () => {
  it('rejects unknown properties and invalid values in request bodies', () => {
    expect(TaskCreate({ title: 'Call Maja', due_at: '2026-03-06T15:00:00+01:00', tags: ['phone'] })).toBe(true);
    expect(violations(TaskCreate, { titel: 'Call Maja' })).toEqual([' required', ' additionalProperties']);
    expect(violations(TaskCreate, { title: '', priority: 'soon', due_at: 'tomorrow' })).toEqual([
      '/title minLength',
      '/priority enum',
      '/due_at format',
    ]);
    expect(violations(TaskCreate, { title: 'x', estimated_minutes: '90' })).toEqual(['/estimated_minutes type']);
  });

  it('rejects undeclared and missing properties in responses', () => {
    const task = openapi.components.examples.TaskRecord.value;
    expect(Task(task)).toBe(true);
    expect(violations(Task, { ...task, internal_note: 'x' })).toEqual([' additionalProperties']);
    const { version: _, ...without } = task;
    expect(violations(Task, without)).toEqual([' required']);
  });

  it('counts lengths in characters, not in UTF-16 code units', () => {
    expect(TaskCreate({ title: '\u{1F6E0}'.repeat(255) })).toBe(true);
    expect(violations(TaskCreate, { title: '\u{1F6E0}'.repeat(256) })).toEqual(['/title maxLength']);
  });

  it('accepts the three grants in token requests', () => {
    expect(
      TokenRequest({ grant_type: 'client_credentials', scope: 'tasks.read contacts.read', organization_id: 1 }),
    ).toBe(true);
    expect(TokenRequest({ grant_type: 'client_credentials', scope: 'tasks.read' })).toBe(false);
    expect(TokenRequest({ grant_type: 'password', username: 'a' })).toBe(false);
  });

  it.each([
    ['http://hooks.example/x', false],
    ['https://user:secret@hooks.example/x', false],
    ['https://hooks.example/x#part', false],
    ['hooks.example', false],
    [`https://hooks.example/${'x'.repeat(2048)}`, false],
    ['https://hooks.example', true],
    ['HTTPS://hooks.example:8443/x?y=1', true],
  ])('validates the webhook URL %s: %s', (url, valid) => {
    expect(WebhookCreate({ url, org_id: 1, events: ['task.created'] })).toBe(valid);
  });

  it('coerces query and path parameters and rejects undeclared ones', () => {
    const request = { path: { organization_id: '1042' }, query: { limit: '25', project_id: '57' }, header: {} };
    expect(listTasks(request)).toBe(true);
    expect(request).toEqual({ path: { organization_id: 1042 }, query: { limit: 25, project_id: 57 }, header: {} });
    const invalid = { path: { organization_id: 'x' }, query: { limit: '201', colour: 'red', sort: 'id' }, header: {} };
    expect(violations(listTasks, invalid)).toEqual([
      '/path/organization_id type',
      '/query additionalProperties',
      '/query/limit maximum',
      '/query/sort enum',
    ]);
  });

  it('validates headers by lower-case name and accepts undeclared ones', () => {
    const path = { organization_id: 1, id: 2 };
    expect(updateTask({ path, query: {}, header: { 'if-match': '"3"', 'x-other': '1' } })).toBe(true);
    expect(violations(updateTask, { path, query: {}, header: { 'if-match': '3' } })).toEqual([
      '/header/if-match pattern',
    ]);
  });

  it('validates the items of a list in a query', () => {
    expect(listEvents({ path: {}, query: { types: ['task.created'] }, header: {} })).toBe(true);
    expect(violations(listEvents, { path: {}, query: { types: ['task.moved'] }, header: {} })).toEqual([
      '/query/types/0 enum',
    ]);
  });

  /** Returns a proxy of an array or object that counts the items or properties read. */
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

  it.each([
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
      times(eventTypes.length + 1, 'no event'),
    ],
  ] as const)('rejects too many %s without reading them', (_, validate, body, field, items) => {
    const { value, read } = counted(items as unknown[]);
    expect(violations(validate, body(value))).toEqual([`/${field} maxItems`]);
    expect(read()).toBe(0);
  });

  it('rejects too many custom fields without reading them', () => {
    const { value, read } = counted(Object.fromEntries(times(51, {}).map((wrong, index) => [`field_${index}`, wrong])));
    expect(violations(TaskCreate, { title: 'x', custom_fields: value })).toEqual(['/custom_fields maxProperties']);
    expect(read()).toBe(0);
  });

  it('rejects text that is too long without checking its pattern or format', () => {
    expect(violations(WebhookCreate, { url: 'x'.repeat(2049), org_id: 1, events: ['task.created'] })).toEqual([
      '/url maxLength',
    ]);
    expect(violations(TaskCreate, { title: 'x', due_at: `2026-03-02T08:15:00.${'0'.repeat(64)}Z` })).toEqual([
      '/due_at format',
    ]);
  });

  it('limits the number of errors per array and object', () => {
    const unknown = Object.fromEntries(times(10_000, 1).map((value, index) => [`field_${index}`, value]));
    expect(violations(TaskCreate, { title: 'x', ...unknown })).toHaveLength(500);
    const items = times(200, unknown);
    expect(violations(OrderCreate, { line_items: items, ...unknown })?.length).toBeLessThan(1500);
    const request = { path: { organization_id: '1' }, query: unknown, header: {} };
    expect(violations(listTasks, request)).toHaveLength(500);
  });
});
