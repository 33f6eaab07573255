import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = new Date('1994-11-06T08:48:37Z');

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 60_000],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 60_000],
  ['Sun Nov  6 08:49:37 1994', 60_000],
  ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
])('%s', (value, milliseconds) => {
  expect(parseRetryAfter(value, now)).toBe(milliseconds);
});

test.each([
  undefined,
  '',
  '-1',
  '1.5',
  '1e3',
  ' 5',
  'soon',
  '99999999999',
  '1994-11-06',
  'Sun, 99 Nov 1994 08:49:37 GMT',
  '5, 6',
])('%j says nothing', (value) => {
  expect(parseRetryAfter(value, now)).toBeUndefined();
});
