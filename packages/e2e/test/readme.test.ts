import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const folder = fileURLToPath(new URL('../test-results/readme/', import.meta.url));

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock?.close());

it('shows, before anything that needs a clone, a client that works on the mock', async () => {
  const [, code = ''] = /^```ts\n(.+?)^```/ms.exec(readme) ?? [];
  expect(readme.indexOf(code)).toBeLessThan(readme.indexOf('npm ci'));
  expect(readme.indexOf('npx @worklane/mock ')).toBeLessThan(readme.indexOf(code));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}snippet.ts`, code.replace('http://127.0.0.1:4010', mock.url));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import(`${folder}snippet.ts`);
  expect(log.mock.calls.flat()).toContain('Paint the door');
});

it('lists at most eight commands', () => {
  const commands = readme.slice(readme.indexOf('## Commands')).match(/^\| `npm .+$/gm) ?? [];
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.length).toBeLessThanOrEqual(8);
});
