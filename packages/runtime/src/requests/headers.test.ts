import { operations } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { acceptCheck, bearerToken, checkBodyHeaders, requestId } from './headers.ts';

describe('requestId', () => {
  it('returns the X-Request-Id of the request if it is safe', () => {
    expect(requestId({ headers: { 'x-request-id': 'trace_4-7' } })).toBe('trace_4-7');
  });

  it.each(['', 'a b', 'a"b', 'ü', 'x'.repeat(129)])('generates an ID instead of %j', (id) => {
    expect(requestId({ headers: { 'x-request-id': id } })).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('never generates an ID twice', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => requestId({ headers: {} }))).size).toBe(10_000);
  });
});

describe('acceptCheck', () => {
  const check = acceptCheck(operations.getTask);

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="utf-8";profile="a;b,c"',
    'application/json;v=1;q=0.5',
    'application/json;q=0.1;v=1',
    'APPLICATION/JSON ; CHARSET=UTF-8',
    'text/csv, application/json; charset="',
    'application/*; charset=utf-8',
    '*/*; charset=utf-8',
    'image/png, */*;q=0.1',
  ])('accepts %s', (accept) => {
    expect(() => check(accept)).not.toThrow();
  });

  it('rejects a weight of 0', () => {
    expect(() => check('application/json;v=1;q=0, */*;v=1')).toThrow(
      expect.objectContaining({ code: 'not_acceptable' }),
    );
  });
});

it.each([
  ['Basic YTpi', 'token_missing'],
  ['Bearer two words', 'token_invalid'],
])('%s has no token: %s', (authorization, code) => {
  expect(() => bearerToken(authorization)).toThrow(expect.objectContaining({ code }));
});

describe('checkBodyHeaders', () => {
  const json = { 'content-type': 'application/json', 'content-length': '2' };

  it.each([{ 'content-type': 'application/json; charset="UTF-8"' }, { 'content-encoding': 'identity' }])(
    'accepts %j',
    (headers) => {
      expect(() => checkBodyHeaders(operations.createTask, { ...json, ...headers })).not.toThrow();
    },
  );

  it.each([
    { 'content-type': undefined },
    { 'content-type': 'application/json; charset=iso-8859-1' },
    { 'content-encoding': 'gzip' },
  ])('rejects %j', (headers) => {
    expect(() => checkBodyHeaders(operations.createTask, { ...json, ...headers })).toThrow(
      expect.objectContaining({ code: 'unsupported_media_type', headers: { Accept: 'application/json' } }),
    );
  });
});
