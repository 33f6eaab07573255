/** Returns whether a value is an object of JSON: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Works around a bug of `JSON.parse`: V8 12.8 to 14.6 reads an escaped key, such as `"\""`, as another one if an object of the
 * same shape had a key with a backslash before (nodejs/node#63785). Text with such keys is read by a slower parser.
 * @throws SyntaxError as JSON.parse does
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text);
  return hasEscapedKey(text) ? build(text) : value;
}

/** A number that reading changes, at a JSON pointer. */
export interface InexactNumber {
  readonly pointer: string;
  /** As it is written. */
  readonly token: string;
  /** As it is read. */
  readonly value: number;
}

/**
 * Returns the numbers of valid JSON that a double does not hold as they are written, and integers beyond 2^53 - 1, which other
 * parsers round (RFC 8259, section 6). `1.50`, `1e2` and `1e300` are exact.
 * @param limit the most that are returned
 */
export function inexactNumbers(text: string, limit: number): InexactNumber[] {
  const found: InexactNumber[] = [];
  // A double holds all numbers of up to 15 digits.
  if (!/[\d.]{16}|\d[Ee]/.test(text)) return found;
  build(text, (token, pointer) => {
    if (found.length === limit) return;
    const value = Number(token);
    const isInteger = /^-?\d+$/.test(token);
    const isExact = isInteger ? Number.isSafeInteger(value) : digitsOf(token) === digitsOf(String(value));
    if (!isExact) found.push({ pointer: pointer(), token, value });
  });
  return found;
}

/** Returns the significant digits of a number and the power of ten of the last one, which are the same in all its notations. */
function digitsOf(token: string): string {
  const [mantissa = '', exponent = '0'] = token.replace(/^-/, '').toLowerCase().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = (whole + decimals).replace(/^0+/, '');
  // Not a pattern of trailing zeros, which would be tried at each zero.
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end === 0 ? '0' : `${digits.slice(0, end)}e${Number(exponent) - decimals.length + digits.length - end}`;
}

const literal = /[^\s,\]}]+/y;

/**
 * Returns the value of a text that is known to be valid JSON. `JSON.parse` reads its strings, numbers and literals.
 * @param onNumber called with each number, before it is added, and a function that returns its pointer
 */
function build(text: string, onNumber?: (token: string, pointer: () => string) => void): unknown {
  const root: unknown[] = [];
  const open: object[] = [root];
  /** The names or indexes of the open values in their parents. */
  const path: (string | number)[] = [];
  let name: string | undefined;
  const place = () => {
    const parent = open.at(-1);
    return Array.isArray(parent) ? parent.length : (name as string);
  };
  const pointer = () =>
    [...path, place()]
      .slice(1)
      .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join('');
  const add = (value: unknown): void => {
    const parent = open.at(-1) as object;
    if (Array.isArray(parent)) parent.push(value);
    else if (name !== '__proto__') (parent as Record<string, unknown>)[name as string] = value;
    else Object.defineProperty(parent, name, { value, configurable: true, enumerable: true, writable: true });
    name = undefined;
  };
  for (let at = 0, end = 0; root.length === 0 || open.length > 1; at = end) {
    const first = text[at] as string;
    end = at + 1;
    if (first === '}' || first === ']') {
      open.pop();
      path.pop();
    } else if (first === '{' || first === '[') {
      const value = first === '{' ? {} : [];
      path.push(place());
      add(value);
      open.push(value);
    } else if (first === '"') {
      end = endOfString(text, at);
      const string = JSON.parse(text.slice(at, end));
      if (name === undefined && !Array.isArray(open.at(-1))) name = string;
      else add(string);
    } else if (!/[\s,:]/.test(first)) {
      literal.lastIndex = at;
      const [token = ''] = literal.exec(text) ?? [];
      end = at + token.length;
      const value = JSON.parse(token);
      if (typeof value === 'number') onNumber?.(token, pointer);
      add(value);
    }
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
