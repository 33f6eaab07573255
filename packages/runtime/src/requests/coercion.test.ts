import { expect, it } from 'vitest';
import { isInteger } from './coercion.ts';

it.each(['0', '1', '-1', '2301'])('%s is an integer', (text) => {
  expect(isInteger(text)).toBe(true);
});

it.each(['', '01', '00', '+1', '-0', '1.0', '1e0', '0x1', '1_0', ' 1', '1 ', '1,0', 'NaN', '9'.repeat(400)])(
  '%j is not the spelling of an integer',
  (text) => {
    expect(isInteger(text)).toBe(false);
  },
);
