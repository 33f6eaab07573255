import eventExamples from 'contract:event-examples';
import listPaths from 'contract:list-paths';
import schemas from 'contract:schemas';
import { eventTypes, type Resource, resources, scopes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { eventGroups, scopeChoices, scopeSummary } from './choices.ts';
import { collections, tableColumns } from './collections.ts';
import { curlExample } from './curl-example.ts';
import { formatOf, timeRangeOf } from './field-format.ts';
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

const columnsOf = (resource: Resource) => tableColumns(resource, fieldsOf(schemas, resource.schemas.record));

describe('tableColumns', () => {
  it('returns at most eight fields, with the ID first and the last update last', () => {
    for (const resource of Object.values<Resource>(resources)) {
      const columns = columnsOf(resource);
      expect(columns.length).toBeLessThanOrEqual(8);
      expect([columns[0], columns.at(-1)]).toEqual(['id', 'updated_at']);
      expect(new Set(columns).size).toBe(columns.length);
    }
  });

  it('returns what describes the records of a kind', () => {
    expect(columnsOf(resources.contacts)).toEqual([
      'id',
      'first_name',
      'last_name',
      'email',
      'company_id',
      'owner_id',
      'updated_at',
    ]);
    expect(columnsOf(resources.orders)).toEqual([
      'id',
      'number',
      'status',
      'contact_id',
      'company_id',
      'totals',
      'ordered_at',
      'updated_at',
    ]);
  });

  it('returns references to other kinds', () => {
    expect(columnsOf(resources.tasks)).toEqual([
      ...['id', 'title', 'status', 'priority', 'project_id', 'assignee_id', 'due_at', 'updated_at'],
    ]);
  });

  it('returns one column for the start and the end of a time range', () => {
    expect(columnsOf(resources.shifts)).toEqual(['id', 'start_at', 'status', 'member_id', 'updated_at']);
  });
});

const formatsOf = ({ schemas: { record } }: Resource) =>
  Object.fromEntries(fieldsOf(schemas, record).map((field) => [field.name, formatOf(field)]));

describe('formatOf', () => {
  it('returns how each field of a record is shown', () => {
    expect(formatsOf(resources.orders)).toMatchObject({
      ...{ id: 'identifier', version: 'identifier', contact_id: 'reference', line_items: 'line-items' },
      ...{ totals: 'totals', ordered_at: 'date-time', shipping_address: 'address', custom_fields: 'key-value' },
    });
    expect(formatsOf(resources.contacts)).toMatchObject({ email: 'email', phone: 'phone', tags: 'tags' });
    expect(formatsOf(resources.products)).toMatchObject({
      ...{ unit_price: 'money', tax_rate: 'percent', stock_quantity: 'number', active: 'boolean' },
    });
    expect(formatsOf(resources.documents)).toMatchObject({
      content_url: 'url',
      size_bytes: 'bytes',
      related: 'record',
    });
    expect(formatsOf(resources.deals)).toMatchObject({ probability: 'percent', expected_close_date: 'date' });
    expect(formatsOf(resources.services)).toMatchObject({ duration_minutes: 'minutes' });
    expect(formatsOf(resources.appointments)).toMatchObject({ attendee_ids: 'reference-list' });
  });

  it('shows every field of the contract in a format of its own type', () => {
    for (const resource of Object.values<Resource>(resources)) {
      expect(Object.values(formatsOf(resource))).not.toContain('object');
      expect(Object.values(formatsOf(resource))).not.toContain('object-list');
    }
  });
});

describe('timeRangeOf', () => {
  it('returns the times of what takes place', () => {
    const kinds = Object.values<Resource>(resources).filter(({ schemas: { record } }) =>
      timeRangeOf(fieldsOf(schemas, record)),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['booking', 'appointment', 'campaign', 'presence', 'shift']);
  });
});

describe('contract:event-examples', () => {
  it('has an example of every event', () => {
    const types = Object.keys(eventExamples).filter((type) => type !== 'webhook.test');
    expect(types.sort()).toEqual([...eventTypes].sort());
  });
});

describe('eventGroups', () => {
  it('groups all events by their collections, three each', () => {
    const types = eventGroups.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.toSorted()).toEqual([...eventTypes].sort());
    expect(new Set(eventGroups.map(({ events }) => events.length))).toEqual(new Set([3]));
  });
});

describe('scopeChoices', () => {
  it('returns all scopes', () => {
    const choices = scopeChoices().flatMap((group) => group.choices);
    expect(choices).toHaveLength(Object.keys(scopes).length);
  });
});

describe('scopeSummary', () => {
  it('names two scopes and counts the rest', () => {
    expect(scopeSummary(['tasks.read', 'tasks.write', 'deals.read'])).toBe('tasks.read, tasks.write and 1 more');
  });
});

it('contract:list-paths has the path of every collection', () => {
  for (const { collection } of collections)
    expect(listPaths[collection]).toBe(`/api/v1/{organization_id}/${collection}`);
  expect(listPaths.webhooks).toBe('/api/webhooks');
});

it('curlExample lists the records of the organization', () => {
  expect(curlExample('tasks', 1042, 'abc')).toBe(
    `curl ${location.origin}/api/v1/1042/tasks \\\n  -H "Authorization: Bearer abc"`,
  );
  expect(curlExample('unknown', 1042, 'abc')).toBeUndefined();
});
