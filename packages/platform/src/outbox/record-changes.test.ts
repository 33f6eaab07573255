import { resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { type EventRow, eventJson } from './record-changes.ts';

const row: EventRow = {
  organization_id: 1042,
  feed_position: 3,
  id: 'evt_01KJPSTSX0PSWN6NJYGGC61ZWA',
  type: 'task.updated',
  data: JSON.stringify({
    ...Object.fromEntries(Object.keys(resources.tasks.fields).map((name) => [name, null])),
    title: 'a"b',
  }),
  previous: null,
  actor: null,
  created_at: '2026-03-02T08:15:00.000Z',
};

describe('eventJson', () => {
  it('contains the stored data unchanged', () => {
    expect(eventJson(row)).toBe(
      '{"id":"evt_01KJPSTSX0PSWN6NJYGGC61ZWA","type":"task.updated","timestamp":"2026-03-02T08:15:00.000Z",' +
        `"organization_id":1042,"data":${row.data}}`,
    );
  });

  it('adds fields that the contract did not have when the event was stored', () => {
    const { data } = JSON.parse(eventJson({ ...row, data: '{"id":7,"title":"A"}' }));
    expect(data).toMatchObject({ id: 7, title: 'A', description: null, status: 'open', tags: [] });
  });

  it('ends with the previous values for an update', () => {
    const previous = '{"version":1}';
    expect(JSON.parse(eventJson({ ...row, previous }))).toMatchObject({ previous: { version: 1 } });
    expect(eventJson({ ...row, previous }).endsWith(`,"previous":${previous}}`)).toBe(true);
  });
});
