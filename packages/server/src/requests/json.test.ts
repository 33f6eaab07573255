import { describe, expect, it } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import { parseJson, parseJsonBody } from './json.ts';

describe('parseJsonBody', () => {
  it.each(['{"a":1}', '\ufeff{"a":1}', '"ü 🚀"', ' null '])('parses %j', (text) => {
    expect(parseJsonBody(Buffer.from(text))).toEqual(JSON.parse(text.replace('\ufeff', '')));
  });

  it('treats __proto__ as an ordinary property', () => {
    const read = parseJsonBody(Buffer.from('{"__proto__":{"admin":true}}')) as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(read.admin).toBeUndefined();
  });

  describe('malformed_json', () => {
    it.each([
      ['{"title": "Call Maja"', "Expected ',' or '}' after property value at position 21."],
      ['{"title": "Call', 'Unterminated string at position 15.'],
      ['{"title":', 'Unexpected end of the body at position 9.'],
      ['{"a":1,}', 'Expected double-quoted property name at position 7.'],
      ['{a:1}', "Expected property name or '}' at position 1."],
      ['{"a" 1}', "Expected ':' after property name at position 5."],
      ['{"a":1}x', 'Unexpected non-whitespace character at position 7.'],
      ['{"a":nul}', 'Unexpected character at position 5.'],
      ['[1,]', 'Unexpected character at position 3.'],
      ['// no\n{}', 'Unexpected character at position 0.'],
      ["{'secret':1}", "Expected property name or '}' at position 1."],
      ['{"a":"\n"}', 'Bad control character in string literal at position 6.'],
      ['NaN', 'Unexpected character at position 0.'],
      [`${'['.repeat(100_000)}secret`, 'The body is not valid JSON.'],
      [`[${' '.repeat(256 * 1024)},]`, 'The body is not valid JSON.'],
      [`[${','.repeat(1000)}]`, 'Unexpected character at position 1.'],
    ])('is the problem of %j, with the position of the error', (text, detail) => {
      expect(() => parseJsonBody(Buffer.from(text))).toThrow(new ProblemError('malformed_json', detail));
    });

    it('is the problem of a body that is not UTF-8', () => {
      expect(() => parseJsonBody(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow('The body is not valid UTF-8.');
    });
  });
});

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
