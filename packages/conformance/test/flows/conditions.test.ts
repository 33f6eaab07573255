import { expect, it } from 'vitest';
import { isMet } from '../../src/flows/expressions.ts';

const scope = {
  statusCode: 200,
  response: {
    header: { link: '<a>; rel="next"' },
    body: { name: "It's", none: null, ok: true, data: [{ id: 1, at: ['x'] }], same: { at: ['x'], id: 1 } },
  },
};

it.each<[boolean, string]>([
  [true, '$statusCode == 200'],
  [false, '$statusCode != 200'],
  [true, "$response.body#/name == 'iT''S'"],
  [true, '$response.body#/none == null'],
  [true, '$response.body#/data/1 == null'],
  [false, '$response.body#/data/0 == null'],
  [true, '$response.body#/data/0 == $response.body#/same'],
  [false, '$response.body#/data == $response.body#/same'],
  [true, '$response.body#/ok != false'],
  [false, "'200' == 200"],
])('%s: %s', (met, condition) => {
  expect(isMet({ condition }, scope)).toBe(met);
});

it.each(['$statusCode ==', '$statusCode 200', '$statusCode >= 200', '$response.body#/ok', '1 == 1 && 1 == 1', ''])(
  'rejects the condition %s',
  (condition) => {
    expect(() => isMet({ condition }, scope)).toThrow(`Unsupported condition: ${condition} (simple).`);
  },
);

it('applies a regular expression to its context', () => {
  const link = { type: 'regex', context: '$response.header.link' };
  expect(isMet({ ...link, condition: 'rel="(next|last)"$' }, scope)).toBe(true);
  expect(isMet({ ...link, condition: '^rel' }, scope)).toBe(false);
  expect(isMet({ ...link, context: '$response.header.none', condition: '' }, scope)).toBe(false);
});
