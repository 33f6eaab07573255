import { describe, expect, it } from 'vitest';
import { below, fitting } from './violation.ts';

describe('JSON pointers', () => {
  it('escapes names (RFC 6901, section 4)', () => {
    expect(['a/b', 'm~n', '~1', ''].reduce(below, '')).toBe('/a~1b/m~0n/~01/');
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
