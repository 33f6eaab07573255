import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';

describe('parseForm', () => {
  it('decodes names and values', () => {
    expect({ ...parseForm('a=1&b+c=d%20e+f&g=%C3%BC&h=&i&&j==').values }).toEqual({
      a: '1',
      'b c': 'd e f',
      g: 'ü',
      h: '',
      i: '',
      j: '=',
    });
  });

  it('accepts the names of properties of Object', () => {
    expect(parseForm('__proto__=1&constructor=2').values).toMatchObject({ constructor: '2' });
    expect(Object.keys(parseForm('__proto__=1').values)).toEqual(['__proto__']);
  });

  it.each(['a=%', 'a=%zz', 'a=%ff'])('rejects %s, which is not percent-encoded UTF-8', (text) => {
    expect(parseForm(text).violations).toEqual([
      { pointer: '/a', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' },
    ]);
  });

  it('rejects a name that appears twice', () => {
    expect(parseForm('a/b=1&a%2Fb=1').violations).toEqual([
      { pointer: '/a~1b', code: 'not_allowed', detail: 'must be given only once' },
    ]);
  });
});
