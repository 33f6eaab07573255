import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(process.execPath, ['--conditions=@worklane/source', main, ...args], (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

it('prints the options of a command with --help', async () => {
  const { code, out } = await run('fuzz', '--help');
  expect(code).toBe(0);
  expect(out).toContain('  worklane-conformance fuzz --base-url URL --credentials FILE');
});

it('rejects an unknown option with a message instead of a stack trace', async () => {
  const { code, error } = await run('--base-ur', 'x');
  expect(code).toBe(2);
  expect(error).toMatch(/^Unknown option '--base-ur'.*\nRun with --help for usage\.\n$/);
});
