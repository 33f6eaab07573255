import schemas from 'contract:schemas';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { fieldsOf, type SchemaField } from './fields.ts';

const kindsOf = (schema: string) => Object.fromEntries(fieldsOf(schemas, schema).map(({ name, kind }) => [name, kind]));

describe('fieldsOf', () => {
  it('returns the kind of each property', () => {
    expect(kindsOf('TaskCreate')).toEqual({
      title: 'text',
      description: 'multiline',
      status: 'enum',
      priority: 'enum',
      project_id: 'reference',
      parent_task_id: 'reference',
      assignee_id: 'reference',
      due_at: 'date-time',
      estimated_minutes: 'number',
      tags: 'string-list',
      external_id: 'text',
      custom_fields: 'key-value',
    });
    expect(kindsOf('OrderCreate')).toMatchObject({ line_items: 'object-list', shipping_address: 'object' });
    expect(kindsOf('AppointmentCreate')).toMatchObject({ attendee_ids: 'reference-list' });
    expect(kindsOf('ProjectCreate')).toMatchObject({ start_date: 'date', budget: 'money' });
    expect(kindsOf('DocumentCreate')).toMatchObject({ content_url: 'text', related: 'object' });
    expect(kindsOf('ProductCreate')).toMatchObject({ active: 'boolean' });
  });

  it('reports null as nullable instead of as a type', () => {
    const field = (schema: string, wanted: string) => fieldsOf(schemas, schema).find(({ name }) => name === wanted);
    expect(field('TaskCreate', 'title')).toMatchObject({ required: true, schema: { nullable: false } });
    expect(field('TaskCreate', 'project_id')).toMatchObject({ referencedKind: 'project', schema: { nullable: true } });
    expect(field('OrderCreate', 'shipping_address')?.schema.nullable).toBe(true);
  });

  const writable = collections.flatMap(({ schemas: { create, update } }) => [create ?? [], update ?? []].flat());
  it.each(writable)('returns all that the form of %s needs, for nested fields too', (schema) => {
    const all = (fields: readonly SchemaField[]): SchemaField[] =>
      fields.flatMap((field) => [field, ...all(field.fields ?? [])]);
    for (const { name, kind, schema: own, referencedKind } of all(fieldsOf(schemas, schema))) {
      expect(own.description, name).toBeTruthy();
      if (kind === 'reference' || kind === 'reference-list') expect(referencedKind, name).toBeTruthy();
      if (kind === 'enum') expect(own.enum?.length, name).toBeGreaterThan(1);
    }
  });
});
