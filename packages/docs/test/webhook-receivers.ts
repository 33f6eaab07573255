import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sampleDelivery } from '@worklane/mock';
import { describe, expect, it } from 'vitest';
import { examplesDirectory } from '../src/site.ts';
import { startReceiver } from './receiver-process.ts';

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
