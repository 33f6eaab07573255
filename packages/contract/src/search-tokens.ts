/** A word of a search. A record has it if one of its tokens is equal to it or, for a prefix, starts with it. */
export interface SearchTerm {
  readonly token: string;
  readonly isPrefix: boolean;
}

/** Code points of a token. The rest of a longer word is not searched, because an index entry has a maximum size. */
const maxToken = 64;

/** Digits of the longest telephone number (ITU-T E.164), with an international prefix. */
const maxDigits = 17;

/** Digits of the shortest telephone number that is found without its separators. */
const minDigits = 7;

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
};

/** Returns a text without the differences in case, width and accents that people do not type. Kana keep their voicing marks. */
export const foldText = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
        .normalize('NFC');

const isAscii = /^[\t\n\r -~]*$/;

/** Begins with a script that is written without spaces between words. */
const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

const wordPattern =
  /(?:(?=[\p{L}\p{N}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}]\p{M}*)+/gu;

const wordsOf = (folded: string): string[] => folded.match(wordPattern) ?? [];

/** Returns the pairs of adjacent characters; of one character, itself. */
const bigrams = (characters: readonly string[]): string[] =>
  characters.length === 1
    ? [...characters]
    : characters.slice(1).map((character, index) => characters[index] + character);

const shorten = (word: string): string => (word.length <= maxToken ? word : [...word].slice(0, maxToken).join(''));

/** Words that are joined by these are also found as one: e-mail, node.js, O'Neill, 1,250. */
const joints =
  /(?<=[\p{L}\p{M}])['’.-](?=[\p{L}\p{N}])|(?<=\p{N})['’.-](?=\p{L})|(?<=\p{Nd})[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** Groups of digits as in +49 (30) 1234-567. */
const digitGroups = /\+?\p{Nd}+(?:[ ()./-]{1,3}\p{Nd}+)*/gu;

/** A national prefix or an international one, which a number lacks where it is written with a plus. */
const withoutPrefix = (digits: string): string => digits.replace(/^00?(?=[1-9]\d{6})/, '');

/** Returns the numbers that a number without separators can be found by, from each group of digits to its end. */
function numbersOf(run: string): string[] {
  const groups = run.match(/\p{Nd}+/gu) ?? [];
  const rests = groups.map((_, index) => {
    let digits = '';
    for (const group of groups.slice(index, index + maxDigits)) {
      if (digits.length + group.length > maxDigits) break;
      digits += group;
    }
    return digits;
  });
  // The length of a country code is not known.
  const [first = ''] = rests;
  const national = run.startsWith('+') ? [1, 2, 3].map((length) => first.slice(length)) : [];
  return [...rests, ...national]
    .filter(({ length }) => length >= minDigits)
    .flatMap((each) => [each, withoutPrefix(each)]);
}

/**
 * Returns the tokens of a text, by which a search finds it: words of letters and digits, without case, width and accents; for
 * Chinese and Japanese, each two adjacent characters; joined words and telephone numbers also without their separators.
 */
export function searchTokens(text: string): string[] {
  const folded = foldText(text);
  const words = [...new Set([folded, folded.replaceAll(joints, '')])].flatMap(wordsOf);
  const tokens = words.flatMap((word) =>
    isUnspaced.test(word) ? [...bigrams([...word]), ...[...word].slice(-1)] : [word],
  );
  const numbers = (folded.match(digitGroups) ?? []).flatMap(numbersOf);
  return [...new Set([...tokens, ...numbers].map(shorten))];
}

/**
 * Returns alternatives of terms for a search: a record is found if it has all terms of one of them. The last word may be incomplete.
 * Without letters and digits there are none, and nothing is found.
 */
export function searchTerms(query: string): SearchTerm[][] {
  const folded = foldText(query);
  const joined = folded
    .replaceAll(digitGroups, (run) => {
      const digits = run.replaceAll(/\P{Nd}/gu, '');
      return digits.length < minDigits || digits.length > maxDigits ? run : withoutPrefix(digits);
    })
    .replaceAll(joints, '');
  return [...new Set([folded, joined])].map(termsOf).filter(({ length }) => length > 0);
}

function termsOf(folded: string): SearchTerm[] {
  return wordsOf(folded).flatMap((word, index, { length }) => {
    if (!isUnspaced.test(word)) return [{ token: shorten(word), isPrefix: index === length - 1 }];
    const characters = [...word];
    // Each character starts a token.
    return bigrams(characters).map((token) => ({ token, isPrefix: characters.length === 1 }));
  });
}

/** Returns whether tokens have all terms of one of the alternatives. */
export const matchesSearch = (tokens: ReadonlySet<string>, alternatives: readonly (readonly SearchTerm[])[]): boolean =>
  alternatives.some((terms) =>
    terms.every(({ token, isPrefix }) =>
      isPrefix ? [...tokens].some((each) => each.startsWith(token)) : tokens.has(token),
    ),
  );
