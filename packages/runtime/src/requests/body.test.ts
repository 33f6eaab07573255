import { describe, expect, it } from 'vitest';
import { publicContract } from '../../test/public-contract.ts';
import { violationsOf } from './body.ts';

const bodyViolations = violationsOf(publicContract);

describe('violationsOf', () => {
  it('returns the violations of a schema of the contract', () => {
    expect(bodyViolations('Money', { amount: 100, currency: 'EUR' })).toEqual([]);
    expect(bodyViolations('Money', { amount: 100, currency: 'euro' })).toEqual([
      { in: 'body', pointer: '/currency', code: 'no_match', detail: 'must be three uppercase letters' },
    ]);
  });

  it('throws for a schema that the contract does not have', () => {
    expect(() => bodyViolations('Monney', {})).toThrow('Unknown schema: Monney.');
  });
});
