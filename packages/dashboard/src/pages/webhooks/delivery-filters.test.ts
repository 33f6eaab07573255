import { describe, expect, it } from 'vitest';
import { parseDeliverySearch } from './delivery-filters.tsx';

describe('parseDeliverySearch', () => {
  const parse = (text: string) => parseDeliverySearch(text, 'order');

  it('returns an event ID in any case, without the spaces around it', () => {
    const event_id = 'evt_01J9ZV8Q4M3N2P1R0S5T6V7W8X';
    expect(parse(` ${event_id} `)).toEqual({ event_id });
    expect(parse(event_id.toLowerCase())).toEqual({ event_id });
  });

  it('returns a record by its kind or its collection, however the two parts are joined', () => {
    const task = { record_kind: 'task', record_id: 26 };
    expect(['task 26', 'tasks/26', 'Task #26', 'task:26', 'task26'].map(parse)).toEqual([task, task, task, task, task]);
    expect(parse('company 3')).toEqual({ record_kind: 'company', record_id: 3 });
  });

  it('returns a record of the default kind for a number', () => {
    expect(['26', '#26'].map(parse)).toEqual([
      { record_kind: 'order', record_id: 26 },
      { record_kind: 'order', record_id: 26 },
    ]);
  });

  it('returns undefined for any other text', () => {
    expect(['', 'evt_01', 'invoice 3', 'task', 'task 3 4', '12345678901'].map(parse)).toEqual(Array(6).fill(undefined));
  });
});
