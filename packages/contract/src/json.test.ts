import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

const keys = ['"', '\\', '\\n', '\n', '\t', '\u0001', '/', 'a', 'é', '\u2028', '__proto__'];

/** Each key alone, and each pair of them. */
const texts = keys.flatMap((first) => [
  `{${JSON.stringify(first)}:0}`,
  ...keys
    .filter((second) => second !== first)
    .map((second) => `{${JSON.stringify(first)}:0,${JSON.stringify(second)} : 1}`),
]);

describe('parseJson', () => {
  it('keeps every key, whatever was parsed before', () => {
    for (const before of texts) JSON.parse(before);
    for (const text of texts) expect(JSON.stringify(parseJson(text))).toBe(text.replaceAll(' ', ''));
  });

  it.each([
    '{"\\u0061":1,"a":2}',
    '{"\\n":1.50e3,"b":[true,null,{"c":-0}]}',
    '[{"a":"\\"b\\": \\\\"},"\\\\"]',
    ' "\\n" ',
    '{"\\n":{"a":12345678901234567890}}',
    '{"a":"\\\\","b":["c","\\""],"d\\n":"e"}',
  ])('parses %s like JSON.parse', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('treats __proto__ as an ordinary property, beside an escaped key', () => {
    const read = parseJson('{"__proto__":{"admin":true},"\\n":1}') as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['__proto__', '\n']);
    expect(read.admin).toBeUndefined();
  });

  it('throws a SyntaxError for text that JSON.parse rejects', () => {
    for (const text of ['{"\\n":1,}', '{"\\x":1}', '', '{"\\n"']) expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it('parses 100,000 levels of nesting beside an escaped key', () => {
    const levels = 100_000;
    const value = parseJson(`{"\\n":${'['.repeat(levels)}${']'.repeat(levels)}}`) as Record<string, unknown>;
    let depth = 0;
    for (let at = value['\n']; Array.isArray(at); at = at[0]) depth += 1;
    expect(depth).toBe(levels);
  });
});
