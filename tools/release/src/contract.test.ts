import type { Change } from '@worklane/contract-diff';
import { describe, expect, it } from 'vitest';
import { requiredBump } from './contract.ts';

const changes = (...severities: Change['severity'][]) => severities.map((severity) => ({ severity }) as Change);

describe('requiredBump', () => {
  it.each([
    ['a breaking change', changes('breaking', 'compatible'), 'major'],
    ['a dangerous change', changes('dangerous'), 'minor'],
    ['a compatible change', changes('compatible'), 'minor'],
    ['a change of texts', [], 'patch'],
  ] as const)('requires for %s the right version', (_name, found, bump) => {
    expect(requiredBump(found, true)).toBe(bump);
  });

  it('requires none for equal documents', () => {
    expect(requiredBump([], false)).toBe('none');
  });
});
