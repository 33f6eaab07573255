import { describe, expect, it } from 'vitest';
import { appendToPointer, evaluatePointer, parsePointer } from './json-pointer.ts';

// The examples of RFC 6901, section 5.
const document = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, ' ': 7, 'm~n': 8 };

describe('evaluatePointer', () => {
  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/ ', 7],
    ['/m~0n', 8],
    ['#', document],
    ['#/c%25d', 2],
    ['#/%20', 7],
    ['/foo/2', undefined],
    ['/toString', undefined],
    ['/foo/0/length', undefined],
  ])('evaluates %j', (pointer, value) => {
    expect(evaluatePointer(document, pointer)).toEqual(value);
  });
});

describe('appendToPointer', () => {
  it('escapes tokens so that parsePointer returns them', () => {
    const pointer = appendToPointer('', 'a/b', 'm~n', '~1', 0, '');
    expect(pointer).toBe('/a~1b/m~0n/~01/0/');
    expect(parsePointer(pointer)).toEqual(['a/b', 'm~n', '~1', '0', '']);
  });
});
