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

const literal = /[^\s,\]}]+/y;

/** Returns the value of a text that is known to be valid JSON. `JSON.parse` reads its strings, numbers and literals. */
function build(text: string): unknown {
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
  for (let at = 0, end = 0; root.length === 0 || open.length > 1; at = end) {
    const first = text[at] as string;
    end = at + 1;
    if (first === '}' || first === ']') open.pop();
    else if (first === '{' || first === '[') {
      const value = first === '{' ? {} : [];
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
      add(JSON.parse(token));
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
