import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { events } from '@worklane/contract';
import { serveHttp } from '@worklane/testing/serve-http';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';
import { validateStrictly } from '@worklane/webhooks/validate';
import { expect, it } from 'vitest';

const mock = fileURLToPath(import.meta.resolve('@worklane/mock').replace(/index\.ts$/, 'main.ts'));
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Returns the output of `npm run mock -- trigger`, which exits with 1 unless all deliveries got 2xx. */
async function trigger(to: string, ...args: string[]): Promise<string[]> {
  const command = ['--conditions=@worklane/source', mock, 'trigger', ...args, '--to', to, '--secret', secret];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout.trim().split('\n');
}

it('the receiver accepts every sample delivery of the mock once', async () => {
  const heard: string[] = [];
  const refusals: string[] = [];
  const receiver = createReceiver({
    secrets: [secret],
    seen: memorySeen(),
    validate: validateStrictly,
    onError: ({ message }) => refusals.push(message),
  })
    .on('*', ({ type }) => heard.push(type))
    .on('webhook.test', ({ type }) => heard.push(`test ${type}`));
  const url = await serveHttp(nodeHandler(receiver));

  for (const [mark, ...args] of [['', '--as-event'], ['test ']] as const) {
    expect(await trigger(url, '--all', ...args)).toHaveLength(Object.keys(events).length);
    const wanted = Object.keys(events).map((type) => `${mark}${type}`);
    expect(heard.toSorted()).toEqual(wanted.toSorted());
    heard.length = 0;
  }
  expect(refusals).toEqual([]);

  expect(await trigger(url, 'webhook.test', '--repeat', '3')).toHaveLength(3);
  expect(heard).toEqual(['test webhook.test']);
});
