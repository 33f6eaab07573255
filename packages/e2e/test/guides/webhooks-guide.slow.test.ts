import { deliveryRules } from '@worklane/contract';
import { sampleDelivery } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respond } from '../packed/outside-project.ts';
import { type DemoEnvironment, demoEnvironment } from './demo-environment.ts';
import { GuideSnippets } from './guide-snippets.ts';

const guide = new GuideSnippets('webhooks.md');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let demo: DemoEnvironment;
beforeAll(async () => {
  demo = await demoEnvironment();
});
afterAll(() => demo?.remove());

/** The environment of `worklane` and of the receivers. */
const env = () => ({
  ...{ WORKLANE_BASE_URL: demo.platform.baseUrl, WORKLANE_TOKEN: demo.accessToken },
  WORKLANE_WEBHOOK_SECRET: secret,
});

/** Starts a receiver of the guide on a free port. */
async function startReceiver(language: string) {
  const port = await freePort();
  const snippet = guide.take('Receive and verify', language);
  const receiver = await demo.project.startSnippet(snippet, { env: { ...env(), PORT: String(port) } });
  return { port, receiver: await respond(receiver, `http://127.0.0.1:${port}`) };
}

/** Runs a curl command below a heading. */
const curl = (heading: string, path: string) => demo.curl(guide.take(heading, 'sh', path));

const units = { second: 1, minute: 60, hour: 3600 };

describe('the guide to webhooks', () => {
  it('shows two commands that bring an event to its TypeScript receiver', async () => {
    const { port, receiver } = await startReceiver('ts');
    const options = { env: env(), replace: { 'localhost:3000': `localhost:${port}` } };
    const heading = 'Receive events on your machine';
    const listen = await demo.project.startSnippet(guide.take(heading, 'sh', ' listen '), options);
    await listen.until(() => listen.output().includes('Ready.') || undefined);
    await demo.project.runSnippet(guide.take(heading, 'sh', ' trigger '), options);
    await receiver.until(() => /^task\.created evt_\w+$/m.test(receiver.output()) || undefined);
    await listen.interrupt();
    await receiver.stop();
  });

  it('shows a JavaScript receiver that verifies deliveries', async () => {
    const { port, receiver } = await startReceiver('js');
    const send = (signedWith: string) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...sampleDelivery('task.created', signedWith) });
    expect((await send('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')).status).toBe(401);
    expect((await send(secret)).status).toBe(204);
    await receiver.until(() => receiver.output().includes('task.created evt_') || undefined);
    await receiver.stop();
    guide.runElsewhere('Receive and verify', 'packages/docs/test/webhook-receivers.slow.test.ts');
  });

  it('shows requests that create a webhook, test it, list its failures and recover them', async () => {
    expect(await curl('Create a webhook', '/webhooks')).toMatchObject({
      status: 201,
      body: { secret: expect.stringMatching(/^whsec_/) },
    });
    expect(await curl('Test', '/test')).toMatchObject({ status: 202, body: { status: 'pending' } });
    const failures = await curl('Redeliver and recover', 'status=failed');
    expect(failures).toMatchObject({ status: 200, body: { data: expect.arrayContaining([expect.any(Object)]) } });
    expect(await curl('Redeliver and recover', '/recover')).toMatchObject({
      status: 202,
      body: { scheduled: expect.any(Number) },
    });
  });

  it('has the retry schedule', () => {
    const delays = [...guide.markdown.matchAll(/^\| \d+ \| (\d+) (second|minute|hour)s \|$/gm)];
    expect(delays.map(([, count, unit]) => Number(count) * units[unit as keyof typeof units])).toEqual(
      deliveryRules.retryDelaysSeconds,
    );
  });

  it('shows a program that catches up with every event once', async () => {
    const program = guide.take('Catch up', 'ts');
    const catchUp = async () => {
      const { stdout } = await demo.project.runSnippet(program, demo.options);
      return stdout.match(/(?<= )task\.created (?=\d+$)/gm)?.length ?? 0;
    };
    await catchUp();
    const create = (title: string) =>
      fetch(`${demo.platform.baseUrl}/api/v1/1042/tasks`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${demo.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title }),
      });
    await create('One');
    await create('Two');
    expect(await catchUp()).toBe(2);
    expect(await catchUp()).toBe(0);
  });

  it('shows a request for what agents have changed on a day', async () => {
    const page = { data: [], has_more: false, next_cursor: expect.any(String) };
    expect(await curl('Catch up', 'actor=agent')).toMatchObject({ status: 200, body: page });
  });
});

it('contains no untested snippet', () => {
  guide.runElsewhere('Payload models', 'packages/docs/test/python-receiver.nightly.test.ts');
  expect(guide.untested()).toEqual([]);
});
