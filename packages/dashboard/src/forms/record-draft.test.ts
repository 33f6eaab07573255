import eventExamples from 'contract:event-examples';
import schemas from 'contract:schemas';
import { describe, expect, it } from 'vitest';
import { collections } from '../contract/collections.ts';
import { fieldsOf } from '../contract/fields.ts';
import { bodyOf, createBody, draftOf, mergePatch, updateBody } from './record-draft.ts';

const task = fieldsOf(schemas, 'TaskCreate');

describe('createBody', () => {
  it('contains only the defaults for a new form', () => {
    expect(createBody(task, draftOf(task))).toEqual({ status: 'open', priority: 'normal' });
  });

  it('converts the typed text to the types of the schema', () => {
    const draft = {
      ...draftOf(task),
      title: 'Call Maja',
      estimated_minutes: ' 90 ',
      project_id: '57',
      tags: 'lobby\n\n procurement ',
      custom_fields: [
        { name: 'room', type: 'string' as const, value: '12' },
        { name: 'fragile', type: 'boolean' as const, value: 'true' },
        { name: 'panels', type: 'number' as const, value: '3' },
        { name: '', type: 'string' as const, value: 'no name yet' },
      ],
    };
    expect(createBody(task, draft)).toMatchObject({
      title: 'Call Maja',
      estimated_minutes: 90,
      project_id: 57,
      tags: ['lobby', 'procurement'],
      custom_fields: { room: '12', fragile: true, panels: 3 },
    });
  });

  it('sends text that is not a number unchanged, so that the service reports it', () => {
    expect(createBody(task, { ...draftOf(task), estimated_minutes: 'many' }).estimated_minutes).toBe('many');
  });

  it('omits an object that was not added and the empty fields of list items', () => {
    const order = fieldsOf(schemas, 'OrderCreate');
    const items = order.find(({ name }) => name === 'line_items');
    const draft = {
      ...draftOf(order),
      line_items: [{ ...draftOf(items?.fields ?? []), description: 'Panel', quantity: '2.5' }],
    };
    expect(createBody(order, draft)).toEqual({
      status: 'pending',
      currency: 'EUR',
      line_items: [{ description: 'Panel', quantity: 2.5, tax_rate: 0 }],
    });
  });
});

describe('mergePatch', () => {
  it.each([
    ['nothing for equal objects', { a: 1, b: [1] }, { a: 1, b: [1] }, {}],
    ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['null for a cleared field', { a: 1 }, { a: null }, { a: null }],
    ['a changed field of a nested object', { a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } }, { a: { y: 3 } }],
    ['null for a removed property', { a: { x: 1, y: 2 } }, { a: { y: 2 } }, { a: { x: null } }],
    ['an added object', { a: null }, { a: { x: 1 } }, { a: { x: 1 } }],
    ['null for a removed object', { a: { x: 1 } }, { a: null }, { a: null }],
    ['a whole changed list', { a: [1, 2] }, { a: [1] }, { a: [1] }],
  ])('contains %s', (_what, before, after, patch) => {
    expect(mergePatch(before, after)).toEqual(patch);
  });
});

describe('draftOf', () => {
  const examples = eventExamples as Readonly<Record<string, { data?: Record<string, unknown> }>>;
  const updatable = collections.flatMap(({ kind, schemas: { update } }) =>
    update === null ? [] : [[kind, update] as const],
  );

  it.each(updatable)('keeps every value of a %s, so that an untouched form changes nothing', (kind, schema) => {
    const record = examples[`${kind}.created`]?.data;
    if (!record) throw new Error('The contract has no example.');
    const fields = fieldsOf(schemas, schema);
    expect(updateBody(fields, draftOf(fields, record), draftOf(fields, record))).toEqual({});
    const body = bodyOf(fields, draftOf(fields, record));
    for (const { name, kind } of fields) {
      if (kind !== 'object' && kind !== 'object-list') expect(body[name] ?? null, name).toEqual(record[name] ?? null);
    }
  });
});
