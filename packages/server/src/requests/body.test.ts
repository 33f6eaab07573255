import { expect, it } from 'vitest';
import { bodyViolations } from './body-violations.ts';

it('tells what is wrong with a value that a handler has made', () => {
  expect(bodyViolations('Money', { amount: 100, currency: 'EUR' })).toEqual([]);
  expect(bodyViolations('Money', { amount: 100, currency: 'euro' })).toEqual([
    { in: 'body', pointer: '/currency', code: 'no_match', detail: 'must be three capital letters' },
  ]);
});

it('says so when there is no such schema', () => {
  expect(() => bodyViolations('Monney', {})).toThrow('The contract has no schema Monney.');
});
