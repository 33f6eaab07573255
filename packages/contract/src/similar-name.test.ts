import { expect, it } from 'vitest';
import { similarName, suggestion } from './similar-name.ts';

it.each([
  ['taks', ['project', 'task'], 'task'],
  ['TASK', ['task'], 'task'],
  ['proj', ['task', 'project'], 'project'],
  ['xyz', ['abc'], undefined],
  ['an', ['announcement'], undefined],
  ['company', ['task'], undefined],
  ['a'.repeat(65), ['a'.repeat(64)], undefined],
  ['task', [], undefined],
])('finds the known name that %s resembles in %j', (name, known, want) => {
  expect(similarName(name, known)).toBe(want);
});

it('suggests the similar name as a sentence', () => {
  expect(suggestion('opne', ['open'])).toBe(' Did you mean "open"?');
  expect(suggestion('closed', ['open'])).toBe('');
});
