import { describe, expect, it } from 'vitest';
import { RowSet } from './row-set.ts';

describe('RowSet', () => {
  it('has the rows that were added in any order', () => {
    const rows = new RowSet();
    for (const row of [3, 1, 2, 7, 2]) rows.add(row);
    expect([1, 2, 3, 4, 7, 8].map((row) => rows.has(row))).toEqual([true, true, true, false, true, false]);
    expect(rows.size).toBe(4);
  });

  it('returns consecutive rows as ranges', () => {
    const rows = new RowSet();
    rows.addRange(1, 3);
    for (const row of [9, 6, 5]) rows.add(row);
    expect(rows.ranges()).toEqual([
      [1, 3],
      [5, 6],
      [9, 9],
    ]);
  });
});
