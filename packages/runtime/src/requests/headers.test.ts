import { describe, expect, it } from 'vitest';
import { requestId } from './headers.ts';

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
