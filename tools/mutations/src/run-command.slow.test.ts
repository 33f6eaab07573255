import { expect, test } from 'vitest';
import { CommandTimeout, runCommand } from './run-command.ts';

const run = (code: string, { limitSeconds = 60, signal = new AbortController().signal } = {}) =>
  runCommand([process.execPath, '--eval', code], { folder: '.', env: process.env, limitSeconds, signal });

test('a command passes when it exits with 0, and its output is kept without colors', async () => {
  expect(await run("console.log('well')")).toMatchObject({ passed: true, output: 'well\n' });
  const failed = await run("console.error('\\x1b[31mbroken\\x1b[0m'); process.exitCode = 3");
  expect(failed).toMatchObject({ passed: false, output: 'broken\n' });
});

test('a command that exceeds its limit is killed and has no result', async () => {
  await expect(run('setInterval(() => {}, 1000)', { limitSeconds: 0.2 })).rejects.toThrow(CommandTimeout);
});

test('an abort signal kills the command', async () => {
  const interruption = new AbortController();
  const running = run('setInterval(() => {}, 1000)', { signal: interruption.signal });
  interruption.abort(new Error('Enough.'));
  await expect(running).rejects.toThrow('Enough.');
});
