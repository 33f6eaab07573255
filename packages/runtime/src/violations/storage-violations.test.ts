import { describe, expect, it } from 'vitest';
import { storageViolations } from './storage-violations.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('storageViolations', () => {
  it('accepts a value that can be stored', () => {
    expect(
      storageViolations({ title: 'Müller 🚀', tags: ['a'], custom_fields: { constructor: 1 }, none: null }),
    ).toEqual([]);
    expect(storageViolations(nested(32))).toEqual([]);
  });

  it.each([
    ['NUL in a value', '{"a":["\\u0000"]}', '/a/0', 'forbidden_character', 'must not contain a NUL character'],
    ['NUL in a name', '{"\\u0000":1}', '/\0', 'forbidden_character', 'must not contain a NUL character in its name'],
    ['an unpaired surrogate', '{"a":"\\ude80"}', '/a', 'forbidden_character', 'must not contain an unpaired surrogate'],
    ['__proto__', '{"a":{"__proto__":{}}}', '/a/__proto__', 'unknown_property', 'is a reserved name'],
    [
      '33 levels of nesting',
      JSON.stringify(nested(33)),
      '/0'.repeat(32),
      'too_deep',
      'must not be nested more than 32 levels deep',
    ],
  ])('rejects %s', (_, json, pointer, code, detail) => {
    expect(storageViolations(JSON.parse(json))).toEqual([{ pointer, code, detail }]);
  });

  it('stops at one violation more than a problem lists', () => {
    expect(storageViolations(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(101);
  });
});
