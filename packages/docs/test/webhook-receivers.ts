import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sampleDelivery } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examplesDirectory } from '../src/site.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const otherSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const folder = join(examplesDirectory, 'webhooks');

type Command = readonly [string, ...string[]];

/** Defines the tests of a receiver in `examples/webhooks`. `probe` is a command that succeeds if it can run on this machine. */
export function describeReceiver(file: string, command: Command, probe: Command, requires: string): void {
  const [program, ...args] = probe;
  const missing = spawnSync(program, args, { stdio: 'ignore' }).status !== 0;

  describe.skipIf(missing)(`${file}${missing ? ` (skipped: install ${requires} to run it)` : ''}`, () => {
    const start = () => startReceiver([...command, join(folder, file)], { WORKLANE_WEBHOOK_SECRET: secret });
    const send = async (url: string, { headers, body }: { headers: Readonly<Record<string, string>>; body: string }) =>
      (await fetch(url, { method: 'POST', headers, body })).status;

    it('accepts signed events, and tells test messages apart, whatever their type and their headers', async () => {
      const { url, lines } = await start();
      for (const [type, test] of [
        ['task.created', false],
        ['task.created', true],
        ['webhook.test', true],
      ] as const) {
        const { headers, body } = sampleDelivery(type, secret, { test });
        // Anyone who repeats a delivery can add or remove this header.
        const delivery = { body, headers: { ...headers, 'worklane-test': String(!test) } };
        expect(await send(url, delivery)).toBeOneOf([200, 204]);
        await expect.poll(() => lines().at(-1)).toContain(headers['webhook-id']);
        expect(lines().at(-1)).toContain(`${test ? 'test ' : ''}${type} `);
        if (!test) expect(lines().at(-1)).not.toContain('test');
      }
    });

    it('rejects a delivery with another signature, body or time', async () => {
      const { url, lines } = await start();
      const delivery = sampleDelivery('task.created', secret);
      const rejected = [
        sampleDelivery('task.created', otherSecret),
        { ...delivery, body: delivery.body.replace('task.created', 'task.deleted') },
        sampleDelivery('task.created', secret, { now: new Date(Date.now() - 10 * 60_000) }),
        { ...delivery, headers: { ...delivery.headers, 'webhook-signature': 'malformed' } },
        { ...delivery, headers: {} },
      ];
      for (const one of rejected) expect(await send(url, one)).toBeOneOf([400, 401]);
      expect(lines()).toEqual(['']);
    });
  });
}

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
