import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { onTestFinished } from 'vitest';

/** Starts a webhook receiver on a free port, which it gets as PORT, and stops it after the test. */
export async function startReceiver([program, ...args]: readonly [string, ...string[]], env: Record<string, string>) {
  const port = await freePort();
  const receiver = spawn(program, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  receiver.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  onTestFinished(async () => {
    receiver.kill();
    if (receiver.exitCode === null && receiver.signalCode === null) await once(receiver, 'close');
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => {
    if (receiver.exitCode === null) await fetch(url);
  });
  if (receiver.exitCode !== null) throw new Error(errors);
  return { url, lines: () => output.trim().split('\n') };
}
