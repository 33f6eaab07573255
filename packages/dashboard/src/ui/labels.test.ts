import { describe, expect, it } from 'vitest';
import { count, fieldLabel } from './labels.ts';

describe('fieldLabel', () => {
  it('returns the name in sentence case, without the suffix of a reference and with abbreviations in upper case', () => {
    expect(
      ['project_id', 'attendee_ids', 'content_url', 'estimated_minutes', 'external_id', 'id'].map(fieldLabel),
    ).toEqual(['Project', 'Attendees', 'Content URL', 'Estimated minutes', 'External ID', 'ID']);
  });
});

describe('count', () => {
  it('adds the plural and thousands separators', () => {
    expect([count(1, 'event'), count(1200, 'event')]).toEqual(['1 event', '1,200 events']);
  });
});
