import { expect, it } from 'vitest';
import { storageViolations } from './storage-violations.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

it('passes what can be stored', () => {
  expect(storageViolations({ title: 'Müller 🚀', tags: ['a'], custom_fields: { constructor: 1 }, none: null })).toEqual(
    [],
  );
  expect(storageViolations(nested(32))).toEqual([]);
});

it.each([
  ['NUL in a value', '{"a":["\\u0000"]}', '/a/0', 'forbidden_character', 'must not have a NUL character'],
  ['NUL in a name', '{"\\u0000":1}', '/\0', 'forbidden_character', 'must not have a NUL character in its name'],
  ['half a pair', '{"a":"\\ude80"}', '/a', 'forbidden_character', 'must not have half of a surrogate pair'],
  ['__proto__', '{"a":{"__proto__":{}}}', '/a/__proto__', 'unknown_property', 'is a name that cannot be used'],
  ['33 levels', JSON.stringify(nested(33)), '/0'.repeat(32), 'too_deep', 'must not be nested deeper than 32 levels'],
])('refuses %s', (_, json, pointer, code, detail) => {
  expect(storageViolations(JSON.parse(json))).toEqual([{ pointer, code, detail }]);
});

it('stops at one more than a problem lists', () => {
  expect(storageViolations(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(101);
});
