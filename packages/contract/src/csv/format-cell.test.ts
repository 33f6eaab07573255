import { describe, expect, it } from 'vitest';
import { formatCell } from './format-cell.ts';
import { parseCell } from './parse-cell.ts';

const column = (type: Parameters<typeof parseCell>[1]['type'], list = false, values?: readonly string[]) => ({
  ...{ type, list, enum: values },
});

describe('parseCell', () => {
  it.each([
    ['string', ' Maja ', ' Maja '],
    ['string', "'=1+1", '=1+1'],
    ['integer', ' 42 ', 42],
    ['integer', '-500', -500],
    ['integer', '4.2', '4.2'],
    ['integer', '+007', 7],
    ['integer', '9007199254740993', '9007199254740993'],
    ['number', '3.5', 3.5],
    ['number', '-.5', -0.5],
    ['number', '1.', 1],
    ['number', '00.25', 0.25],
    ['number', '0.1234567890123456789', '0.1234567890123456789'],
    ['number', '3,5', '3,5'],
    ['boolean', 'TRUE', true],
    ['boolean', 'no', false],
    ['boolean', 'maybe', 'maybe'],
    ['date', ' 2026-03-02 ', '2026-03-02'],
    ['date-time', '2026-03-02T08:15:00Z', '2026-03-02T08:15:00Z'],
    ['scalar', '5', 5],
    ['scalar', '007', '007'],
    ['scalar', '"5"', '5'],
    ['scalar', 'true', true],
    ['scalar', 'null', 'null'],
    ['json', '[{"quantity":1}]', [{ quantity: 1 }]],
    ['json', 'no JSON', 'no JSON'],
    ['json', '[{"quantity":9007199254740993}]', '[{"quantity":9007199254740993}]'],
  ] as const)('reads a cell of type %s, %j, as %j', (type, cell, value) => {
    expect(parseCell(cell, column(type))).toEqual(value);
  });

  it.each([
    ['3,5', 3.5],
    ['-1.234.567,25', -1234567.25],
    ['1.234', 1.234],
    ['1,234,5', '1,234,5'],
    ['12.34,5', '12.34,5'],
  ])('reads the number %j of a file with decimal commas as %j', (cell, value) => {
    expect(parseCell(cell, column('number'), true)).toEqual(value);
    expect(parseCell(cell, column('string'), true)).toBe(cell);
  });

  it('reads the values of a list between semicolons, without spaces and empty ones', () => {
    expect(parseCell(' a; b ;;c', column('string', true))).toEqual(['a', 'b', 'c']);
    expect(parseCell('1;2', column('integer', true))).toEqual([1, 2]);
  });

  it('reads the label of a value of an enumeration', () => {
    const status = column('string', false, ['open', 'in_progress']);
    expect(parseCell('In progress', status)).toBe('in_progress');
    expect(parseCell('Started', status)).toBe('Started');
  });
});

describe('formatCell', () => {
  it.each([
    [column('string'), 'Maja'],
    [column('integer'), -500],
    [column('number'), 0.1],
    [column('boolean'), false],
    [column('string', true), ['a', 'b']],
    [column('string', true), ['a;b', 'c']],
    [column('string', true), [' a ']],
    [column('string', true), ['[x]']],
    [column('string', true), ["'=x"]],
    [column('integer', true), [1, 2]],
    [column('scalar'), '5'],
    [column('scalar'), 5],
    [column('scalar'), 'true'],
    [column('scalar'), true],
    [column('scalar'), ' x'],
    [column('scalar'), '"x"'],
    [column('scalar'), ''],
    [column('json'), [{ a: 1 }]],
    [column('map'), { a: 'x' }],
  ])('writes a cell of %j that parseCell reads as %j', (definition, value) => {
    expect(parseCell(formatCell(value, definition), definition)).toEqual(value);
  });

  it('writes an empty cell for an absent value and an empty list', () => {
    expect([null, undefined].map((value) => formatCell(value, column('string')))).toEqual(['', '']);
    expect(formatCell([], column('string', true))).toBe('');
  });
});
