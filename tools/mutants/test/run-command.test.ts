import { expect, test } from 'vitest';
import { DidNotEnd, runCommand } from '../src/run-command.ts';

const run = (code: string, { limitSeconds = 60, signal = new AbortController().signal } = {}) =>
  runCommand([process.execPath, '--eval', code], { folder: '.', env: process.env, limitSeconds, signal });

test('a command has passed when it ends with 0; what it says on both streams is kept, without colours', async () => {
  expect(await run("console.log('well')")).toMatchObject({ passed: true, output: 'well\n' });
  const failed = await run("console.error('\\x1b[31mbroken\\x1b[0m'); process.exitCode = 3");
  expect(failed).toMatchObject({ passed: false, output: 'broken\n' });
});

test('one that does not end is no finding', async () => {
  await expect(run('setInterval(() => {}, 1000)', { limitSeconds: 0.2 })).rejects.toThrow(DidNotEnd);
});

test('an interruption ends it', async () => {
  const interruption = new AbortController();
  const running = run('setInterval(() => {}, 1000)', { signal: interruption.signal });
  interruption.abort(new Error('Enough.'));
  await expect(running).rejects.toThrow('Enough.');
});
