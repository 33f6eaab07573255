import { expect, it } from 'vitest';
import { requestId } from './request-id.ts';

it('takes over an id that is safe', () => {
  expect(requestId({ headers: { 'x-request-id': 'trace_4-7' } })).toBe('trace_4-7');
});

it.each(['', 'a b', 'a"b', 'ü', 'x'.repeat(129)])('makes its own instead of %j', (id) => {
  expect(requestId({ headers: { 'x-request-id': id } })).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
});

it('never makes one twice', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => requestId({ headers: {} }))).size).toBe(10_000);
});
