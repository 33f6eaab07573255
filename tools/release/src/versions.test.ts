import { describe, expect, it } from 'vitest';
import { largest, nextVersion } from './versions.ts';

describe('nextVersion', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'none', '1.2.3'],
    ['0.1.2', 'major', '0.2.0'],
    ['0.1.2', 'minor', '0.1.3'],
    ['0.1.2', 'patch', '0.1.3'],
  ] as const)('raises %s by a %s change to %s', (version, bump, next) => {
    expect(nextVersion(version, bump)).toBe(next);
  });
});

describe('largest', () => {
  it('returns the bump of the change that matters most', () => {
    expect(largest(['patch', 'major', 'minor'])).toBe('major');
    expect(largest([])).toBe('none');
  });
});
