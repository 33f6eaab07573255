import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('says %i s as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
