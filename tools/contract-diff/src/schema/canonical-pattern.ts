/** Characters that need no escape, outside and inside of a class such as `[.+]`. */
const literal = /["'/#%&,:;<=>@_~!-]/;
const literalInClass = /["'/#%&,:;<=>@_~!.*+?(){}|$]/;

function withoutEscape(token: string, characters: RegExp): string {
  if (!token.startsWith('\\')) return token;
  const [, digits] = /^\\x(..)$/.exec(token) ?? [];
  const character = digits ? String.fromCharCode(Number.parseInt(digits, 16)) : token.slice(1);
  return characters.test(character) ? character : token;
}

/** Returns a class in which only characters with a meaning are escaped, and every literal dash. */
function canonicalClass(text: string): string {
  const [, start = '', body = ''] = /^(\[\^?)(.*)\]$/su.exec(text) ?? [];
  const tokens = body.match(/\\x[0-9a-f]{2}|\\.|./gisu) ?? [];
  const isLiteralDash = (token: string, at: number) => token === '-' && (at === 0 || at === tokens.length - 1);
  return `${start}${tokens.map((token, at) => (isLiteralDash(token, at) ? '\\-' : withoutEscape(token, literalInClass))).join('')}]`;
}

/** Returns an equivalent pattern without needless escapes, so that patterns that differ in escapes are equal. */
export function canonicalPattern(pattern: string): string {
  const tokens = pattern.match(/\[(?:\\.|[^\]\\])*\]|\\x[0-9a-f]{2}|\\.|[^\\[]/gisu) ?? [];
  if (tokens.join('') !== pattern) return pattern;
  return tokens
    .map((token) => (token.startsWith('[') ? canonicalClass(token) : withoutEscape(token, literal)))
    .join('');
}
