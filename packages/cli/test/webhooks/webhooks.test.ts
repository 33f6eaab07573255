import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CliOptions, startTestMock, type TestMock } from '../run-cli.ts';

let mock: TestMock;
let status = 204;
const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(status).end(status === 204 ? undefined : 'Sorry');
});
const receiverUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;

beforeAll(async () => {
  mock = await startTestMock();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  mock.reset();
  status = 204;
});
afterAll(async () => {
  receiver.close();
  await mock.close();
});

const webhooks = (args: readonly string[], options?: CliOptions) => mock.worklane(['webhooks', ...args], options);

const json = async (...args: string[]) => JSON.parse((await webhooks([...args, '--json'])).stdout);

const create = (...args: string[]) => json('create', '--url', receiverUrl(), '--events', 'task.*', ...args);

describe('worklane webhooks', () => {
  it('creates a webhook, and prints its secret once', async () => {
    const { exitCode, stdout, stderr } = await webhooks([
      ...['create', '--url', receiverUrl(), '--events', 'task.*', 'deal.updated', '--description', 'Lobby'],
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: 'Save the secret now: it is not shown again.\n' });
    expect(stdout).toMatch(/^Events +task\.\*, deal\.updated\nDescription +Lobby$/m);
    expect(stdout).toMatch(/^Signing secret: whsec_\S+$/m);
  });

  it('changes the given fields, and keeps the others', async () => {
    await create('--description', 'Lobby');
    expect(await json('update', '1', '--events', 'deal.created')).toMatchObject({
      ...{ url: receiverUrl(), events: ['deal.created'], description: 'Lobby', status: 'enabled' },
    });
    expect(await json('update', '1', '--description', '')).toMatchObject({
      events: ['deal.created'],
      description: null,
    });
    expect((await webhooks(['update', '1'])).exitCode).toBe(2);
  });

  it('disables and enables a webhook', async () => {
    await create();
    expect(await json('update', '1', '--status', 'disabled')).toMatchObject({
      status: 'disabled',
      events: expect.arrayContaining(['task.created']),
    });
    expect(await json('update', '1', '--status', 'enabled')).toMatchObject({ status: 'enabled' });
  });

  it('rotates the secret', async () => {
    const { secret } = await create();
    const { stdout, stderr } = await webhooks(['rotate-secret', '1']);
    expect(stdout).toMatch(/whsec_/);
    expect(stdout).not.toContain(secret);
    expect(stderr).toMatch(/also signed with the previous secret until \d{4}-/);
  });

  it('prints the errors of the API', async () => {
    expect(await webhooks(['create', '--url', 'ftp://x', '--events', '*'])).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('url'),
    });
    expect((await webhooks(['update', '99', '--status', 'enabled'])).exitCode).toBe(1);
  });

  it.each([
    [['create', '--url', 'https://example.com'], 'required option "--events'],
    [['create', '--url', 'https://example.com', '--events', 'foo.*'], 'Unknown event type "foo.*"'],
    [['test', 'x'], 'Invalid webhook ID: x'],
    [['redeliver', '1', '0'], 'Invalid attempt ID: 0'],
    [['test', '1', '--event', 'task.create'], 'Unknown event type "task.create"'],
    [['test', '1', '--data', '{}'], '--data requires --event'],
    [['recover', '1', '--since', 'x'], 'Invalid --since: x'],
  ])('rejects %j with the exit code 2', async (args, message) => {
    const { exitCode, stderr } = await webhooks(args);
    expect({ exitCode, stderr: stderr.toLowerCase() }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining(message.toLowerCase()),
    });
  });
});

describe('deliveries of worklane webhooks', () => {
  it('prints the result of a test message', async () => {
    await create();
    const { exitCode, stdout } = await webhooks(['test', '1']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Status +succeeded\nEvent +webhook\.test evt_\S+$/m);
    expect(stdout).toMatch(/^Response +204$/m);
  });

  it('sends a test message of an event type with given fields', async () => {
    await create();
    const data = '{"title":"Paint the door"}';
    const log = await json('test', '1', '--event', 'task.created', '--data', data);
    expect(log).toMatchObject({ status: 'succeeded', event_type: 'task.created', trigger: 'test' });
    expect(JSON.parse(log.request.body).data).toMatchObject({ title: 'Paint the door', status: expect.any(String) });
  });

  it('makes waiting retries now', async () => {
    await create();
    status = 500;
    mock.trigger('task.created');
    await mock.deliveries.settled();
    status = 204;
    expect((await webhooks(['recover', '1'])).stdout).toBe('Scheduled deliveries: 1, of which 1 waited for a retry\n');
    await mock.deliveries.settled();
    expect(mock.deliveries.attempts.map((attempt) => attempt.status)).toEqual(['failed', 'succeeded']);
  });

  it('exits with 5 if a delivery fails', async () => {
    await create();
    status = 500;
    const { exitCode, stdout } = await webhooks(['test', '1', '--json']);
    expect({ exitCode, log: JSON.parse(stdout) }).toMatchObject({
      exitCode: 5,
      log: { status: 'failed', response: { status: 500, body: 'Sorry' } },
    });
  });

  it('lists attempts by status', async () => {
    await create();
    await webhooks(['test', '1']);
    status = 500;
    await webhooks(['test', '1']);
    const { data } = await json('logs', '1', '--status', 'failed', '--event', 'webhook.test', '--since', '1h');
    expect(data).toMatchObject([{ id: 2, status: 'failed' }]);
    expect((await webhooks(['logs', '1'])).stdout).toMatch(
      /^2 .* failed +webhook\.test +1 \(test\) +500 .*\n1 .* succeeded .* 204 /m,
    );
  });

  it('sends a delivery again', async () => {
    await create();
    status = 500;
    await webhooks(['test', '1']);
    status = 204;
    expect(await json('redeliver', '1', '1')).toMatchObject({ trigger: 'manual', status: 'succeeded' });
  });

  it('sends again what failed since a time', async () => {
    await create();
    status = 410;
    mock.trigger('task.created');
    await mock.deliveries.settled();
    await webhooks(['update', '1', '--status', 'enabled']);
    status = 204;
    expect(await json('recover', '1', '--since', '1h')).toEqual({ scheduled: 1, retried_now: 0 });
    await mock.deliveries.settled();
    expect(mock.deliveries.attempts.map((attempt) => attempt.status)).toEqual(['failed', 'succeeded']);
  });
});
