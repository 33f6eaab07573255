import eventExamples from 'contract:event-examples';
import schemas from 'contract:schemas';
import type { Resource, Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { describe, expect, it } from 'vitest';
import { collections } from '../contract/collections.ts';
import { fieldsOf, type SchemaField, updateFieldsOf } from '../contract/fields.ts';
import {
  bodyOf,
  createBody,
  type DraftValue,
  draftOf,
  type KeyValue,
  type MoneyDraft,
  type RecordDraft,
  updateBody,
} from './record-draft.ts';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

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

const examples = eventExamples as Readonly<Record<string, { data?: Record<string, unknown> }>>;
const updatable = collections.filter(({ schemas: { update } }) => update !== null);

/** Returns the fields of a form that edits the example of a record, and its draft. */
function editForm(resource: Resource) {
  const record = examples[`${resource.kind}.created`]?.data;
  if (!record) throw new Error('The contract has no example.');
  const fields = updateFieldsOf(schemas, resource);
  return { record, fields, draft: draftOf(fields, record) };
}

describe('draftOf', () => {
  it.each(updatable)('keeps every value of a $kind, so that an untouched form changes nothing', (resource) => {
    const { record, fields, draft } = editForm(resource);
    expect(updateBody(fields, draft, draftOf(fields, record))).toEqual({});
    const body = bodyOf(fields, draft);
    for (const { name, kind } of fields) {
      if (kind !== 'object' && kind !== 'object-list') expect(body[name] ?? null, name).toEqual(record[name] ?? null);
    }
  });
});

describe('updateBody', () => {
  it.each(updatable)(
    'has each field of a $kind that is edited alone, in a form that the contract accepts',
    (resource) => {
      const { fields, draft } = editForm(resource);
      const validate = validators[resource.schemas.update ?? ''];
      for (const field of fields) {
        for (const edited of edits(field, draft[field.name] ?? null)) {
          const body = updateBody(fields, draft, { ...draft, [field.name]: edited });
          // The currency of an order is that of its items.
          const changed = field.kind === 'currency' ? [field.name, 'line_items'] : [field.name];
          expect(Object.keys(body), field.name).toEqual(changed);
          expect([body, validate?.(body), validate?.errors]).toEqual([body, true, null]);
          const value = body[field.name];
          // Only the edited part of an object is sent.
          if (field.kind === 'object' || field.kind === 'money') expect(Object.keys(value as object)).toHaveLength(1);
        }
      }
    },
  );
});

/** Returns the drafts of a field after edits of a single input. */
function edits({ kind, schema, fields = [] }: SchemaField, draft: DraftValue): DraftValue[] {
  const text = String(draft ?? '');
  switch (kind) {
    case 'boolean':
      return [draft !== true];
    case 'enum':
      return [String(schema.enum?.find((each) => each !== draft))];
    case 'date':
      return ['2031-04-05'];
    case 'date-time':
      return ['2031-04-05T06:07:00.000Z'];
    case 'number':
    case 'reference':
      return [String(Number(text) + 1)];
    case 'currency':
      return ['SEK'];
    case 'money':
      return [
        { ...(draft as MoneyDraft), text: '1.50' },
        { ...(draft as MoneyDraft), currency: 'SEK' },
      ];
    case 'string-list':
      return [`${text}\nedited`];
    case 'reference-list':
      return [['1']];
    case 'object-list':
      return [[...(draft as RecordDraft[]), ...(draft as RecordDraft[])]];
    case 'key-value':
      return [[...(draft as KeyValue[]), { name: 'edited', type: 'boolean', value: 'true' }]];
    case 'object': {
      const object = draft as RecordDraft;
      return fields.flatMap((field) =>
        edits(field, object[field.name] ?? null).map((edited) => ({ ...object, [field.name]: edited })),
      );
    }
    default:
      if (schema.format === 'uri') return ['https://example.com/edited'];
      if (schema.format === 'email') return ['edited@example.com'];
      // The characters of a code in another order match its pattern.
      return [new RegExp(schema.pattern ?? '').test(`${text}!`) ? `${text}!` : text.slice(1) + text.slice(0, 1)];
  }
}
