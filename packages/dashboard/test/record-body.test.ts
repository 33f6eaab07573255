import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { eventExamples } from '../build/event-examples.ts';
import { collections } from '../src/contract/collections.ts';
import { fieldsOf } from '../src/contract/fields.ts';
import { createBody, mergePatch, wholeBody } from '../src/forms/record-body.ts';
import { draftOf } from '../src/forms/record-draft.ts';
import { schemas } from './contract.ts';

const task = fieldsOf(schemas, 'TaskCreate');

test('a new form says what creation would fill in, and no more', () => {
  expect(createBody(task, draftOf(task))).toEqual({ status: 'open', priority: 'normal' });
});

test('texts become what the contract wants', () => {
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

test('what is no number goes to the service as it was typed, which names the place', () => {
  expect(createBody(task, { ...draftOf(task), estimated_minutes: 'many' }).estimated_minutes).toBe('many');
});

test('a part that was not added is not sent; an empty text in an item is left out', () => {
  const order = fieldsOf(schemas, 'OrderCreate');
  const items = order.find(({ name }) => name === 'line_items');
  const draft = {
    ...draftOf(order),
    line_items: [{ ...draftOf(items?.parts ?? []), description: 'Panel', quantity: '2.5' }],
  };
  expect(createBody(order, draft)).toEqual({
    status: 'pending',
    currency: 'EUR',
    line_items: [{ description: 'Panel', quantity: 2.5, tax_rate: 0 }],
  });
});

describe('a change', () => {
  test.each([
    ['nothing', { a: 1, b: [1] }, { a: 1, b: [1] }, {}],
    ['one field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a field that is cleared', { a: 1 }, { a: null }, { a: null }],
    ['a part of an object', { a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } }, { a: { y: 3 } }],
    ['an entry that is gone', { a: { x: 1, y: 2 } }, { a: { y: 2 } }, { a: { x: null } }],
    ['an object that is new', { a: null }, { a: { x: 1 } }, { a: { x: 1 } }],
    ['an object that is gone', { a: { x: 1 } }, { a: null }, { a: null }],
    ['a list, which is replaced', { a: [1, 2] }, { a: [1] }, { a: [1] }],
  ])('%s', (_what, before, after, patch) => {
    expect(mergePatch(before, after)).toEqual(patch);
  });

  const examples = eventExamples(openapi) as Record<string, { data: Record<string, unknown> }>;
  const writable = collections.flatMap(({ kind, schemas: { update } }) =>
    update === null ? [] : [[kind, update, examples[`${kind}.created`]?.data] as const],
  );
  test.each(writable)('of nothing in a form of %s is nothing', (_kind, schema, record) => {
    if (!record) throw new Error('There is no example.');
    const fields = fieldsOf(schemas, schema);
    const shown = wholeBody(fields, draftOf(fields, record));
    expect(mergePatch(shown, wholeBody(fields, draftOf(fields, record)))).toEqual({});
    // And the form shows the record as it is.
    for (const { name, kind } of fields) {
      if (kind !== 'parts' && kind !== 'items') expect(shown[name] ?? null, name).toEqual(record[name] ?? null);
    }
  });
});
