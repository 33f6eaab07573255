import { expect, it } from 'vitest';
import { useServer } from '../../site/.vitepress/theme/console/use-server.ts';
import { defaultHost } from '../../src/samples/values.ts';

it.each([
  ['http://127.0.0.1:4011/', true],
  ['http://localhost:4011', true],
  ['https://api.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['4011', false],
])('the console sends to %s: %s', (address, isAllowed) => {
  const { chosen, localUrl, problem } = useServer(defaultHost);
  chosen.value = 'local';
  localUrl.value = address;
  expect(problem.value === '').toBe(isAllowed);
});
