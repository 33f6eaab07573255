import { describe, expect, it } from 'vitest';
import { listTasks } from '../src/generated/validators/parameters.js';
import { AppointmentCreate, OrderCreate, TaskCreate, WebhookCreate } from '../src/generated/validators/schemas.js';
import { eventTypes, type Validator } from '../src/index.ts';

const violations = (validate: Validator<unknown>, value: unknown) => {
  expect(validate(value)).toBe(false);
  return validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};

describe('the compiled validators', () => {
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
