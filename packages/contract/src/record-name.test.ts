import { describe, expect, it } from 'vitest';
import { resources } from './generated/resources.ts';
import { recordName } from './record-name.ts';

describe('recordName', () => {
  it('returns the fields that name a record, or its kind and ID', () => {
    expect(recordName(resources.contacts, { id: 3, first_name: 'Maja', last_name: 'Berg' })).toBe('Maja Berg');
    expect(recordName(resources.bookings, { id: 12 })).toBe('booking 12');
  });
});
