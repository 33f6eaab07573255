import { describe, expect, it } from 'vitest';
import { below, fitting, segmentsOf, valueAt } from './pointer.ts';

describe('JSON pointers', () => {
  it('escapes and unescapes names (RFC 6901, section 4)', () => {
    const pointer = ['a/b', 'm~n', '~1', ''].reduce(below, '');
    expect(pointer).toBe('/a~1b/m~0n/~01/');
    expect(segmentsOf(pointer)).toEqual(['a/b', 'm~n', '~1', '']);
  });

  it('resolves to the value at a pointer, by own properties only', () => {
    expect(valueAt({ 'a/b': [{ c: 1 }] }, '/a~1b/0/c')).toBe(1);
    expect(valueAt({}, '/constructor/name')).toBeUndefined();
  });

  it('returns the pointer of the parent for a name that is too long for a problem', () => {
    const pointer = ['custom_fields', '/'.repeat(5000), 0].reduce<string>(below, '');
    expect(pointer.length).toBeLessThan(3000);
    expect(fitting(pointer)).toBe('/custom_fields');
  });

  it('returns the pointer of the parent for a pointer that is too long for a problem', () => {
    expect(fitting(`/custom_fields/${'x'.repeat(1024)}`)).toBe('/custom_fields');
    expect(fitting('/a')).toBe('/a');
  });
});
