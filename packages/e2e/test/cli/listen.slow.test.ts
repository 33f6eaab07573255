import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Client, clientCredentials, createClient, memoryStorage } from '@worklane/client';
import { createReceiver } from '@worklane/webhooks';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applicationOf } from '../client/application.ts';
import { startReceiver } from '../environment/receiver.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let platform: OwnOrganization;
let token: string;
let client: Client;

beforeAll(async () => {
  platform = await ownOrganization();
  const storage = memoryStorage();
  const auth = clientCredentials({ ...applicationOf(platform), storage });
  client = createClient({ baseUrl: platform.baseUrl, auth });
  await client.organization();
  token = (await storage.load())?.access_token ?? '';
});

const receive = async (...args: Parameters<typeof startReceiver>) => {
  const receiver = await startReceiver(...args);
  onTestFinished(() => receiver.stop());
  return receiver;
};

/** Runs `worklane listen --json`, and waits until it is ready. Returns the printed attempts, and what presses Ctrl+C. */
async function listen(...args: string[]) {
  const command = ['--conditions=@worklane/source', main, 'listen', '--json', ...args, '--secret', secret];
  const env = { ...process.env, WORKLANE_BASE_URL: platform.baseUrl, WORKLANE_TOKEN: token };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const attempts: object[] = [];
  createInterface(child.stdout).on('line', (line) => attempts.push(JSON.parse(line)));
  const ended = once(child, 'exit');
  const interrupt = async () => {
    child.kill('SIGINT');
    await ended;
    return child.exitCode;
  };
  onTestFinished(() => interrupt().then(() => undefined));
  let notes = '';
  for await (const chunk of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    notes += chunk;
    if (notes.includes('Ready.')) return { attempts, interrupt };
  }
  throw new Error(`worklane listen has ended: ${notes}`);
}

/** Creates, updates and deletes a task whose text changes when it is parsed and written again. */
async function changeTask(): Promise<void> {
  const custom_fields = { '10': 'ten', '2': 'two', é: 1.5, b: true };
  const { id } = await client.tasks.create({ title: 'Zürich 日本 🚚 \u2028"\\', custom_fields });
  await client.tasks.update(id, { title: 'Zürich', custom_fields: { '1': 'one' } });
  await client.tasks.delete(id);
}

describe('worklane listen', () => {
  it('sends the headers and the bytes of the deliveries of the service', async () => {
    const webhook = await receive(platform.certificate);
    const receiver = await receive();
    const types = ['task.created', 'task.updated', 'task.deleted'] as const;
    const { secret: webhookSecret } = await client.webhooks.create({ url: webhook.url, events: [...types] });
    const { interrupt } = await listen('--to', receiver.url, '--events', 'task.*');
    await changeTask();
    await expect
      .poll(() => [webhook.deliveries.length, receiver.deliveries.length], { timeout: 60_000 })
      .toEqual([3, 3]);
    expect(await interrupt()).toBe(0);
    const deliveries = new Map(webhook.deliveries.map((delivery) => [delivery.headers['webhook-id'], delivery]));
    const serviceKit = createReceiver({ secrets: [webhookSecret] });
    const kit = createReceiver({ secrets: [secret] });
    for (const [index, forwarded] of receiver.deliveries.entries()) {
      const delivery = deliveries.get(forwarded.headers['webhook-id']) ?? expect.fail();
      expect(forwarded.body).toBe(delivery.body);
      expect(Object.keys(forwarded.headers).toSorted()).toEqual(Object.keys(delivery.headers).toSorted());
      const own = ['host', 'webhook-timestamp', 'webhook-signature'];
      const shared = Object.keys(delivery.headers).filter((name) => !own.includes(name));
      for (const name of shared) expect([name, forwarded.headers[name]]).toEqual([name, delivery.headers[name]]);
      expect((await kit.verify(forwarded)).type).toBe(types[index]);
      expect(await kit.verify(forwarded)).toEqual(await serviceKit.verify(delivery));
    }
  });

  it('forwards to https only with a trusted certificate, or with --skip-verify', async () => {
    const receiver = await receive(platform.certificate);
    const strict = await listen('--to', receiver.url);
    await client.tasks.create({ title: 'Paint' });
    await expect.poll(() => strict.attempts.length).toBe(1);
    expect(strict.attempts[0]).toMatchObject({ status: 'failed', error: { code: 'tls_error' } });
    expect(await strict.interrupt()).toBe(5);
    const { attempts } = await listen('--to', receiver.url, '--skip-verify');
    await client.tasks.create({ title: 'Paint' });
    await expect.poll(() => attempts.length).toBe(1);
    expect(attempts[0]).toMatchObject({ status: 'succeeded' });
    expect(receiver.deliveries).toHaveLength(1);
  });
});
