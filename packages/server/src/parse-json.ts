import { parse } from 'lossless-json';

/**
 * Does what `JSON.parse` should: V8 12.8 to 14.6 reads an escaped key, such as `"\""`, as another one when an object of the
 * same shape had a key with a backslash before (nodejs/node#63785). Then a slower parser reads the text.
 * @throws SyntaxError as JSON.parse does; RangeError for thousands of levels together with an escaped key
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text);
  return hasEscapedKey(text) ? parse(text, undefined, asJsonParse) : value;
}

const asJsonParse = { parseNumber: Number, onDuplicateKey: ({ newValue }: { newValue: unknown }) => newValue };

/** Of text that is JSON. */
function hasEscapedKey(text: string): boolean {
  let backslash = text.indexOf('\\');
  for (let start = text.indexOf('"'); backslash !== -1; ) {
    const end = endOfString(text, start);
    if (backslash < end) {
      if (isKey(text, end)) return true;
      backslash = text.indexOf('\\', end);
    }
    start = text.indexOf('"', end);
  }
  return false;
}

/** The place after the string that starts at another. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

const colon = /\s*:/y;

function isKey(text: string, end: number): boolean {
  colon.lastIndex = end;
  return colon.test(text);
}
