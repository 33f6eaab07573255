/** Characters that need no escape, outside and inside of a class such as `[.+]`. */
const literal = /["'/#%&,:;<=>@_~!-]/;
const literalInClass = /["'/#%&,:;<=>@_~!.*+?(){}|$]/;

const withoutEscape = (token: string, characters: RegExp) =>
  token.startsWith('\\') && characters.test(token.slice(1)) ? token.slice(1) : token;

/** Returns a class in which only characters with a meaning are escaped, and every literal dash. */
function canonicalClass(text: string): string {
  const [, start = '', body = ''] = /^(\[\^?)(.*)\]$/su.exec(text) ?? [];
  const tokens = body.match(/\\.|./gsu) ?? [];
  const isLiteralDash = (token: string, at: number) => token === '-' && (at === 0 || at === tokens.length - 1);
  return `${start}${tokens.map((token, at) => (isLiteralDash(token, at) ? '\\-' : withoutEscape(token, literalInClass))).join('')}]`;
}

/** Returns an equivalent pattern without needless escapes, so that patterns that differ in escapes are equal. */
export function canonicalPattern(pattern: string): string {
  const tokens = pattern.match(/\[(?:\\.|[^\]\\])*\]|\\.|[^\\[]/gsu) ?? [];
  if (tokens.join('') !== pattern) return pattern;
  return tokens
    .map((token) => (token.startsWith('[') ? canonicalClass(token) : withoutEscape(token, literal)))
    .join('');
}
