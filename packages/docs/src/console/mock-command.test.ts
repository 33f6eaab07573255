import { expect, it } from 'vitest';
import { mockCommand } from './mock-command.ts';

it.each([
  ['http://127.0.0.1:4010', 'http://localhost:4030', 'npx @worklane/mock'],
  ['http://127.0.0.1:4011', 'http://127.0.0.1:4030', 'npx @worklane/mock --port 4011'],
  ['http://localhost', 'http://127.0.0.1:4030', 'npx @worklane/mock --port 80'],
  ['http://127.0.0.1:4010', 'https://docs.example', 'npx @worklane/mock --allow-origin https://docs.example'],
])('the mock at %s is started for a page of %s with %s', (server, page, command) => {
  expect(mockCommand(server, new URL(page))).toBe(command);
});
