import { type Resource, resources } from '@worklane/contract';
import { describe, expect, test } from 'vitest';
import { collections } from '../src/contract/collections.ts';
import { columnsOf } from '../src/contract/columns.ts';
import { type FieldShape, fieldsOf } from '../src/contract/fields.ts';
import { schemas } from './contract.ts';

const kindsOf = (schema: string) => Object.fromEntries(fieldsOf(schemas, schema).map(({ name, kind }) => [name, kind]));

test('each field of a schema gets the input that it needs', () => {
  expect(kindsOf('TaskCreate')).toEqual({
    title: 'text',
    description: 'lines',
    status: 'choice',
    priority: 'choice',
    project_id: 'reference',
    parent_task_id: 'reference',
    assignee_id: 'reference',
    due_at: 'moment',
    estimated_minutes: 'number',
    tags: 'texts',
    external_id: 'text',
    custom_fields: 'entries',
  });
  expect(kindsOf('OrderCreate')).toMatchObject({ line_items: 'items', shipping_address: 'parts' });
  expect(kindsOf('AppointmentCreate')).toMatchObject({ attendee_ids: 'references' });
  expect(kindsOf('ProjectCreate')).toMatchObject({ start_date: 'date', budget: 'parts' });
  expect(kindsOf('DocumentCreate')).toMatchObject({ content_url: 'text', related: 'parts' });
  expect(kindsOf('ProductCreate')).toMatchObject({ active: 'switch' });
});

test('null is taken out of types and choices, and known', () => {
  const field = (schema: string, wanted: string) => fieldsOf(schemas, schema).find(({ name }) => name === wanted);
  expect(field('TaskCreate', 'title')).toMatchObject({ required: true, schema: { nullable: false } });
  expect(field('TaskCreate', 'project_id')).toMatchObject({ refersTo: 'project', schema: { nullable: true } });
  expect(field('OrderCreate', 'shipping_address')?.schema.nullable).toBe(true);
});

const writable = collections.flatMap(({ collection, schemas: { create, update } }) =>
  [create, update].flatMap((schema) => (schema === null ? [] : [[collection, schema] as const])),
);

describe.each(writable)('%s, %s', (_collection, schema) => {
  test('has an input and a sentence for every field, in parts too', () => {
    const all = (fields: readonly FieldShape[]): FieldShape[] =>
      fields.flatMap((field) => [field, ...all(field.parts ?? [])]);
    for (const { name, kind, schema: own, refersTo } of all(fieldsOf(schemas, schema))) {
      expect(own.description, name).toBeTruthy();
      if (kind === 'reference' || kind === 'references') expect(refersTo, name).toBeTruthy();
      if (kind === 'choice') expect(own.enum?.length, name).toBeGreaterThan(1);
    }
  });
});

test('a table shows at most seven fields, the id first and the last change last', () => {
  for (const resource of Object.values<Resource>(resources)) {
    const columns = columnsOf(resource);
    expect(columns.length).toBeLessThanOrEqual(7);
    expect([columns[0], columns.at(-1)]).toEqual(['id', 'updated_at']);
  }
  expect(columnsOf(resources.contacts).slice(0, 3)).toEqual(['id', 'first_name', 'last_name']);
});
