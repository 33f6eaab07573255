import { LanguageServer } from '@worklane/testing/language-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let editor: LanguageServer;

beforeAll(async () => {
  editor = await LanguageServer.start(new URL('../', import.meta.url));
});
afterAll(() => editor?.[Symbol.dispose]());

const start = `
  import { createReceiver } from '@worklane/webhooks';
  const receiver = createReceiver({ secrets: [''] });
`;

describe('an editor', () => {
  it.each([
    ["receiver.on('task.created', (event|) => {})", '(parameter) event: TaskCreated'],
    ["receiver.on('task.created', ({ data| }) => {})", '(parameter) data: Task'],
    ["receiver.on('task.updated', ({ previous| }) => {})", '(parameter) previous: TaskPrevious'],
    ["receiver.on('task.*', (event|) => {})", '(parameter) event: Matching<"task.*">'],
    ["receiver.on('*', (event|) => {})", '(parameter) event: Matching<"*">'],
    ["const event| = await receiver.verify({ headers: {}, body: '' })", 'const event: Delivery'],
  ])('shows a short type for %s', async (code, shown) => {
    expect(await editor.hover(start + code)).toBe(shown);
  });

  it('offers the three methods of a receiver', async () => {
    expect(await editor.complete(`${start}receiver.|`)).toEqual(['on', 'receive', 'verify']);
  });
});
