import { createScanner } from 'jsonc-parser';

/**
 * Does what `JSON.parse` should: V8 12.8 to 14.6 reads an escaped key, such as `"\""`, as another one when an object of the
 * same shape had a key with a backslash before (nodejs/node#63785). Then a slower parser reads the text.
 * @throws SyntaxError as JSON.parse does
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text);
  return hasEscapedKey(text) ? build(text) : value;
}

/** Builds the value of text that is JSON. */
function build(text: string): unknown {
  const scanner = createScanner(text, true);
  const root: unknown[] = [];
  const open: object[] = [root];
  let name: string | undefined;
  const add = (value: unknown): void => {
    const parent = open.at(-1) as object;
    if (Array.isArray(parent)) parent.push(value);
    else if (name !== '__proto__') (parent as Record<string, unknown>)[name as string] = value;
    else Object.defineProperty(parent, name, { value, configurable: true, enumerable: true, writable: true });
    name = undefined;
  };
  while (root.length === 0 || open.length > 1) {
    scanner.scan();
    const first = text[scanner.getTokenOffset()];
    if (first === ',' || first === ':') continue;
    if (first === '}' || first === ']') open.pop();
    else if (first === '"' && name === undefined && !Array.isArray(open.at(-1))) name = scanner.getTokenValue();
    else if (first === '"') add(scanner.getTokenValue());
    else if (first === '{' || first === '[') {
      const value = first === '{' ? {} : [];
      add(value);
      open.push(value);
    } else if (first === 't' || first === 'f') add(first === 't');
    else add(first === 'n' ? null : Number(scanner.getTokenValue()));
  }
  return root[0];
}

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
