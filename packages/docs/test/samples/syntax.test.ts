import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { allSamples } from './all-samples.ts';

describe('the samples of every operation', () => {
  it('are valid JavaScript', () => {
    for (const [name, code] of allSamples('javascript')) {
      expect(() => new Script(`async () => {\n${code}\n}`, { filename: name })).not.toThrow();
    }
  });
});
