import { createScanner, visit } from 'jsonc-parser';
import { ProblemError } from '../problems/problem-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body.
 * @throws ProblemError malformed_json, with the position of the error and without any text of the body
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw new ProblemError('malformed_json', syntaxErrorDetail(text, (error as SyntaxError).message));
  }
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProblemError('malformed_json', 'The body is not valid UTF-8.');
  }
}

/** V8 gives the position of some errors only, and quotes the body in the message of the others. */
function syntaxErrorDetail(text: string, message: string): string {
  // Input: at most 200 characters, since V8 quotes few.
  const withPosition = /^(.*?)(?: in| after)? JSON.* at position (\d+)/s.exec(message);
  if (withPosition) return `${withPosition[1]} at position ${withPosition[2]}.`;
  if (message.startsWith('Unexpected end')) return `Unexpected end of the body at position ${text.length}.`;
  const position = firstErrorPosition(text);
  return position === undefined ? 'The body is not valid JSON.' : `Unexpected character at position ${position}.`;
}

/** Maximum length of a text in which an error is located: that takes 20 times as long as `JSON.parse`. */
const maxLocatedLength = 256 * 1024;

/** Stops at the error, so that the text after it costs nothing. */
function firstErrorPosition(text: string): number | undefined {
  if (text.length > maxLocatedLength) return undefined;
  let position: number | undefined;
  const onError = (_: unknown, offset: number) => {
    position = offset;
    throw new SyntaxError();
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The error, or a stack overflow: the visitor is recursive, so nesting of many thousand levels has no known position.
  }
  return position;
}

/**
 * Works around a bug of `JSON.parse`: V8 12.8 to 14.6 reads an escaped key, such as `"\""`, as another one if an object of the
 * same shape had a key with a backslash before (nodejs/node#63785). Text with such keys is read by a slower parser.
 * @throws SyntaxError as JSON.parse does
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text);
  return hasEscapedKey(text) ? build(text) : value;
}

/** Returns the value of a text that is known to be valid JSON. */
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

/** Returns whether a key of valid JSON text contains an escape. */
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

/** Returns the position after the string that starts at another position. */
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
