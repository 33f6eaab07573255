import { expect, it } from 'vitest';
import { formPairs } from './form-pairs.ts';
import { formValues } from './form.ts';

const read = (text: string) => formValues(formPairs(text));

it('decodes names and values', () => {
  expect({ ...read('a=1&b+c=d%20e+f&g=%C3%BC&h=&i&&j==').values }).toEqual({
    a: '1',
    'b c': 'd e f',
    g: 'ü',
    h: '',
    i: '',
    j: '=',
  });
});

it('has names of Object as names', () => {
  expect(read('__proto__=1&constructor=2').values).toMatchObject({ constructor: '2' });
  expect(Object.keys(read('__proto__=1').values)).toEqual(['__proto__']);
});

it.each(['a=%', 'a=%zz', 'a=%ff'])('refuses %s', (text) => {
  expect(read(text).violations).toEqual([
    { pointer: '/a', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' },
  ]);
});

it('refuses a name that stands twice', () => {
  expect(read('a/b=1&a%2Fb=1').violations).toEqual([
    { pointer: '/a~1b', code: 'not_allowed', detail: 'must be given only once' },
  ]);
});
