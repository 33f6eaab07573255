import { operations } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import { describe, expect, it } from 'vitest';
import { publicContract } from '../../test/public-contract.ts';
import { bodyReader, parseJsonBody, violationsOf } from './body.ts';

const bodyViolations = violationsOf(publicContract);

describe('violationsOf', () => {
  it('returns the violations of a schema of the contract', () => {
    expect(bodyViolations('Money', { amount: 100, currency: 'EUR' })).toEqual([]);
    expect(bodyViolations('Money', { amount: 100, currency: 'euro' })).toEqual([
      { in: 'body', pointer: '/currency', code: 'no_match', detail: 'must be three uppercase letters' },
    ]);
  });

  it('throws for a schema that the contract does not have', () => {
    expect(() => bodyViolations('Monney', {})).toThrow('Unknown schema: Monney.');
  });
});

describe('bodyReader', () => {
  const read = bodyReader(publicContract, operations.createDeal);
  const violations = (text: string) => {
    try {
      return read(Buffer.from(text), 'application/json');
    } catch (error) {
      return (error as ProblemError).errors.map(({ pointer, code, detail }) => [pointer, code, detail]);
    }
  };

  it('rejects numbers that JSON does not carry exactly', () => {
    const custom = '{"a":9007199254740993,"b":-9007199254740992,"c":0.1234567890123456789,"d":1e300}';
    expect(violations(`{"title":"x","custom_fields":${custom}}`)).toMatchObject([
      ['/custom_fields/a', 'too_large', 'must be at most 9007199254740991'],
      ['/custom_fields/b', 'too_small', 'must be at least -9007199254740991'],
      ['/custom_fields/c', 'not_allowed', expect.stringContaining('it would become 0.12345678901234568')],
    ]);
  });

  it('requires a body', () => {
    expect(() => read(Buffer.from(''), 'application/json')).toThrow(
      expect.objectContaining({ code: 'malformed_json' }),
    );
  });

  it('prefers the limit of the schema', () => {
    expect(violations('{"title":"x","value":{"amount":9007199254740993,"currency":"EUR"}}')).toEqual([
      ['/value/amount', 'too_large', 'must be at most 999999999999'],
    ]);
  });
});

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
