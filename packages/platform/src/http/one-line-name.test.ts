import { describe, expect, it } from 'vitest';
import { oneLineViolations } from './one-line-name.ts';

describe('oneLineViolations', () => {
  it.each(['Alder & Söhne 🚲', '👩‍💻 Ada', '❤️ Bikes', 'نامه‌ها', 'क्‍ष', '1️⃣ First', 'Café 東京'])('accepts %s', (name) => {
    expect(oneLineViolations(name)).toEqual([]);
  });

  it.each([
    ['a line break', 'a\nb'],
    ['a zero width space', 'Work\u200blane'],
    ['a joiner between Latin letters', 'Work\u200dlane'],
    ['a joiner at the start', '\u200dWorklane'],
    ['a soft hyphen', 'Work\u00adlane'],
    ['a word joiner', 'Work\u2060lane'],
    ['a byte order mark', '\ufeffWorklane'],
    ['a Hangul filler', '\u3164'],
    ['an invisible Braille pattern', 'Work\u2800lane'],
    ['a tag', 'Worklane\u{e0041}'],
    ['a bidirectional override', 'Work\u202elane'],
    ['a variation selector of a letter', 'Worklane\ufe0f'],
  ])('rejects %s', (_case, name) => {
    expect(oneLineViolations(name)).toMatchObject([{ pointer: '/name', code: 'forbidden_character' }]);
  });
});
