import { expect, it } from 'vitest';
import { instanceOf } from './instance.ts';

it.each([
  ['/api/events?types=task.created,deal.created', '/api/events?types=task.created,deal.created'],
  ['/a%20b', '/a%20b'],
  ['/100%', '/100%25'],
  ['/a"b{c}|d^e`[f]\\<g>', '/a%22b%7Bc%7D%7Cd%5Ee%60%5Bf%5D%5C%3Cg%3E'],
  ['/M\u00fcnchen', '/M%C3%BCnchen'],
])('%s', (url, instance) => {
  expect(instanceOf(url)).toBe(instance);
});

it('is cut between characters', () => {
  expect(instanceOf(`/${'x'.repeat(4094)}%20`)).toBe(`/${'x'.repeat(4094)}`);
  expect(instanceOf(`/${'x'.repeat(4093)}%20`)).toBe(`/${'x'.repeat(4093)}`);
});
