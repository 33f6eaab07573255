import { describe, expect, it } from 'vitest';
import { inexactNumbers, parseJson } from './json.ts';

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

describe('inexactNumbers', () => {
  it.each([
    ...[
      '9007199254740991',
      '-9007199254740991',
      '0.1',
      '1.50',
      '100',
      '1e2',
      '1E+2',
      '1.5e-7',
      '-1.797e308',
      '-0',
      '0.0',
      '0e5',
    ],
    ...['0.30000000000000004', '123456789012345', '0.000000000000000000012', '5e-324', '"9007199254740993"'],
    ...['1000000000000000e-10', '12345678901234500000e-10'],
  ])('accepts %s', (text) => {
    expect(inexactNumbers(text, 9)).toEqual([]);
  });

  it.each([
    ...['9007199254740992', '-9007199254740993', '1e400', '1e-400', '0.1234567890123456789'],
    ...['1.00000000000000001', '123456789012345678e-5', '4503599627370496.4'],
  ])('finds %s', (token) => {
    expect(inexactNumbers(token, 9)).toMatchObject([{ pointer: '', token }]);
    const text = `{"e\\n":[1.5,{"a/b~":${token}},[0, ${token} ]],"${token}":${token}}`;
    const pointers = ['/e\n/1/a~1b~0', '/e\n/2/1', `/${token}`];
    expect(inexactNumbers(text, 9).map(({ pointer }) => pointer)).toEqual(pointers);
    expect(inexactNumbers(text, 2)).toHaveLength(2);
  });
});
