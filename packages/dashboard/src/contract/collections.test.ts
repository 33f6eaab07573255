import schemas from 'contract:schemas';
import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { tableColumns } from './collections.ts';
import { fieldsOf } from './fields.ts';

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
