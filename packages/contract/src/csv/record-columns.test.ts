import { describe, expect, it } from 'vitest';
import openapi from '../generated/openapi.json' with { type: 'json' };
import { type Resource, resources } from '../index.ts';
import { OpenapiReader } from '../openapi/openapi-reader.ts';
import { columnsOf as columnsFrom } from './record-columns.ts';

const contract = new OpenapiReader(openapi);
const columnsOf = (resource: Resource) => columnsFrom(resource, contract);

describe('columnsOf', () => {
  it('returns a column for each part of a nested field', () => {
    const names = columnsOf(resources.contacts).map(({ name }) => name);
    expect(names).toContain('last_name');
    expect(names).toContain('address.city');
    expect(names).not.toContain('address');
    expect(columnsOf(resources.documents).map(({ name }) => name)).toContain('related.kind');
  });

  it('returns types of cells from the schemas', () => {
    const column = (collection: keyof typeof resources, name: string) =>
      columnsOf(resources[collection]).find((each) => each.name === name);
    expect(column('contacts', 'tags')).toMatchObject({ type: 'string', list: true });
    expect(column('appointments', 'attendee_ids')).toMatchObject({ type: 'integer', list: true });
    expect(column('projects', 'budget.amount')).toMatchObject({ type: 'integer', list: false });
    expect(column('projects', 'start_date')).toMatchObject({ type: 'date' });
    expect(column('tasks', 'due_at')).toMatchObject({ type: 'date-time' });
    expect(column('tasks', 'status')).toMatchObject({ enum: resources.tasks.fields.status.enum });
    expect(column('orders', 'line_items')).toMatchObject({ type: 'json' });
    expect(column('contacts', 'custom_fields')).toMatchObject({ type: 'map' });
    expect(column('products', 'active')).toMatchObject({ type: 'boolean' });
  });

  it.each(Object.keys(resources))('returns columns of every field of %s', (collection) => {
    const resource = resources[collection as keyof typeof resources];
    const columns = columnsOf(resource);
    expect(new Set(columns.map(({ path }) => path[0]))).toEqual(new Set(Object.keys(resource.fields)));
    expect(columns.find(({ name }) => name === 'id')?.writable).toBe(false);
  });
});
