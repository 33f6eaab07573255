import { searches, texts } from '@worklane/testing/searches';
import { expect, it } from 'vitest';
import { matchesSearch, searchTerms, searchTokens } from './search-tokens.ts';

it.each(searches.map(([q, ...found]) => [q, found]))('%s finds what a person expects: %j', (q, found) => {
  const matches = texts.filter((text) => matchesSearch(new Set(searchTokens(text)), searchTerms(q)));
  expect(matches).toEqual(texts.filter((text) => found.some((part) => text.includes(part))));
});

it('finds each text by itself, and by all its words in another order', () => {
  for (const text of texts) {
    const reversed = text.split(/\s+/).toReversed().join(' ');
    for (const q of [text, reversed]) expect(matchesSearch(new Set(searchTokens(text)), searchTerms(q)), q).toBe(true);
  }
});

it('limits the length of tokens, and finds longer words by their beginning', () => {
  const word = '\u{10400}x'.repeat(500);
  for (const token of searchTokens(word)) expect([...token].length).toBeLessThanOrEqual(64);
  expect(matchesSearch(new Set(searchTokens(word)), searchTerms(word))).toBe(true);
});

it('contains no character with a meaning in a tsquery, nor a space', () => {
  const text = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCodePoint(code)}`).join('b ');
  for (const token of searchTokens(text)) expect(token).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
});
