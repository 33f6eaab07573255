import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(process.execPath, ['--conditions=@worklane/source', main, ...args], (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

it('prints its version', async () => {
  expect(await run('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, error: '' });
});

it.each([[[]], [['fuzz']]])('prints its options with %j --help', async (command) => {
  const { code, out } = await run(...command, '--help');
  expect(code).toBe(0);
  expect(out).toContain(`  ${['worklane-conformance', ...command].join(' ')} --base-url URL --credentials FILE`);
});

it.each([
  [['--base-ur', 'x'], "Unknown option '--base-ur'"],
  [['--base-url', 'http://127.0.0.1:1'], 'Missing --credentials, or --token and --organization.'],
  [['fuzz', '--base-url', 'http://127.0.0.1:1'], 'Missing --credentials.'],
  [
    ['fuzz', ...['1', '2'].flatMap((port) => ['--base-url', `http://127.0.0.1:${port}`]), '--credentials', 'x'],
    'Each --base-url needs its --credentials.',
  ],
])('rejects %j with a message instead of a stack trace', async (args, message) => {
  const { code, error } = await run(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
  expect(error).toMatch(/^.+\nRun with --help for usage\.\n$/);
});
