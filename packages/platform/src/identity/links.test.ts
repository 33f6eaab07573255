import { describe, expect, it } from 'vitest';
import { formatDuration } from './links.ts';

describe('formatDuration', () => {
  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('formats %i s as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
