import { LanguageServer } from '@worklane/testing/language-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let editor: LanguageServer;

beforeAll(async () => {
  editor = await LanguageServer.start(new URL('../', import.meta.url));
});
afterAll(() => editor?.[Symbol.dispose]());

const start = `
  import { createReceiver } from '@worklane/webhooks';
  const receiver = createReceiver({ secrets: [''] });
`;

it.each([
  ["receiver.on('task.created', (event|) => {})", '(parameter) event: TaskCreated'],
  ["receiver.on('task.created', ({ data| }) => {})", '(parameter) data: Task'],
  ["receiver.on('task.updated', ({ previous| }) => {})", '(parameter) previous: TaskPrevious'],
  ["receiver.on('task.*', (event|) => {})", '(parameter) event: Matching<"task.*">'],
  ["receiver.on('*', (event|) => {})", '(parameter) event: Matching<"*">'],
  ["const event| = await receiver.verify({ headers: {}, body: '' })", 'const event: Delivery'],
])('an editor shows little over %s', async (code, shown) => {
  expect(await editor.hover(start + code)).toBe(shown);
});

it('an editor offers three methods', async () => {
  expect(await editor.complete(`${start}receiver.|`)).toEqual(['on', 'receive', 'verify']);
});
