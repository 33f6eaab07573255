import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { recordName, tableColumns } from './collections.ts';

describe('tableColumns', () => {
  it('returns at most seven fields, with the ID first and the last update last', () => {
    for (const resource of Object.values<Resource>(resources)) {
      const columns = tableColumns(resource);
      expect(columns.length).toBeLessThanOrEqual(7);
      expect([columns[0], columns.at(-1)]).toEqual(['id', 'updated_at']);
    }
    expect(tableColumns(resources.contacts).slice(0, 3)).toEqual(['id', 'first_name', 'last_name']);
  });
});

describe('recordName', () => {
  it('returns the fields that name a record, or its kind and ID', () => {
    expect(recordName(resources.contacts, { id: 3, first_name: 'Maja', last_name: 'Berg' })).toBe('Maja Berg');
    expect(recordName(resources.bookings, { id: 12 })).toBe('booking 12');
  });
});
