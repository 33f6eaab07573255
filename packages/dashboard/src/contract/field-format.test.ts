import schemas from 'contract:schemas';
import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { formatOf, timeRangeOf } from './field-format.ts';
import { fieldsOf } from './fields.ts';

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
