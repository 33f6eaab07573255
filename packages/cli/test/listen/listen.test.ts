import { createReceiver } from '@worklane/webhooks';
import { describe, expect, it } from 'vitest';
import { approvingBrowser, createTestUser } from '../environment/test-user.ts';
import { runCli, withoutBackoff } from '../run-cli.ts';
import { startEmptyMock, startListening, startReceiver } from './listening.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const refusingUrl = 'http://127.0.0.1:1/hooks';

describe('worklane listen', () => {
  it('forwards events in their order, with a signature that the receiver kit verifies', async () => {
    const receiver = await startReceiver();
    const { createTask, call, interrupt, lines } = await startListening(['--to', receiver.url, '--secret', secret]);
    const { id } = await createTask({ title: 'Zürich 日本', custom_fields: { '10': 'ten', '2': 'two' } });
    await call('PATCH', `/api/v1/1042/tasks/${id}`, { title: 'Paint the wall' });
    await call('DELETE', `/api/v1/1042/tasks/${id}`);
    await receiver.until(3);
    const { exitCode, stderr } = await interrupt();
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0, stderr: expect.stringContaining(secret) });
    expect(stderr).toMatch(/^Ready. Forwarding all events to .+\n(.+\n)+3 delivered, 0 failed.\n$/);
    const kit = createReceiver({ secrets: [secret] });
    const events = await Promise.all(receiver.received.map((delivery) => kit.verify(delivery)));
    expect(events.map(({ type }) => type)).toEqual(['task.created', 'task.updated', 'task.deleted']);
    expect(lines.map((line) => line.split(/ {2,}/).slice(1, 4))).toEqual(
      events.map(({ type, id: event }) => [type, event, '200']),
    );
  });

  it('prints an object of the delivery log for each attempt with --json, and bodies with --print', async () => {
    const receiver = await startReceiver({ 'x-test': 'yes' });
    const { createTask, lines, interrupt } = await startListening(['--to', receiver.url, '--json', '--print']);
    await createTask();
    await receiver.until(1);
    await expect.poll(() => lines.length).toBe(1);
    await interrupt();
    const { headers, body } = receiver.received[0] ?? expect.fail();
    const { id } = JSON.parse(body);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event_id: id,
      event_type: 'task.created',
      attempt: 1,
      status: 'succeeded',
      url: receiver.url,
      request: { headers: { 'webhook-signature': headers['webhook-signature'], 'webhook-id': id }, body },
      response: { status: 200, headers: { 'x-test': 'yes' }, body: '{"ok":true}' },
      error: null,
      next_attempt_at: null,
    });
  });

  it('prints bodies in their usual form with --print', async () => {
    const receiver = await startReceiver();
    const { createTask, lines } = await startListening(['--to', receiver.url, '--print']);
    await createTask();
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain('\n      "type": "task.created",\n');
    expect(lines[0]).toContain('\n    < {\n    <   "ok": true\n    < }');
  });

  it('forwards only the events of --events', async () => {
    const receiver = await startReceiver();
    const { createTask, call, mock } = await startListening([
      '--to',
      receiver.url,
      '--events',
      '*.deleted',
      'deal.created',
    ]);
    const { id } = await createTask();
    await call('DELETE', `/api/v1/1042/tasks/${id}`);
    await receiver.until(1);
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['task.deleted']);
    expect(mock.requests.find(({ operation }) => operation === 'streamEvents')?.query.types).toMatch(/deal\.created/);
  });

  it.each([
    [['--to', refusingUrl, '--events', 'task.create'], /^Error: Unknown event type "task.create".+task.created/],
    [[], /^Error: Missing --to/],
    [['--to', 'ftp://localhost'], /^Error: Invalid --to: ftp:\/\/localhost\. Use a URL such as http:/],
    [['--to', 'http://user:pass@localhost'], /^Error: Invalid --to: the URL must not contain credentials/],
    [['--to', refusingUrl, '--timeout', '5'], /^Error: --timeout requires --once/],
    [
      ['--to', refusingUrl, '--events', 'task.*', '--once', 'deal.created'],
      /^Error: --events does not include deal.created/,
    ],
  ])('rejects %j with the exit code 2', async (args, message) => {
    expect(await runCli(['listen', ...args], { env: { WORKLANE_TOKEN: 'token' } })).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  it('rejects an invalid secret without showing it', async () => {
    const env = { WORKLANE_TOKEN: 'token', WORKLANE_WEBHOOK_SECRET: 'whsec_short' };
    expect(await runCli(['listen', '--to', refusingUrl], { env })).toMatchObject({
      exitCode: 2,
      stderr: 'Error: Invalid WORKLANE_WEBHOOK_SECRET: must be whsec_ followed by the base64 of 24 to 64 bytes.\n',
    });
  });

  it('prints the same secret each time with --print-secret, or the given one', async () => {
    const print = (env: Record<string, string> = {}) =>
      runCli(['listen', '--print-secret'], {
        env: { WORKLANE_TOKEN: 'token', WORKLANE_ORGANIZATION_ID: '1042', ...env },
      });
    const { exitCode, stdout, stderr } = await print();
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^whsec_.{44}\n$/),
      stderr: '',
    });
    expect((await print()).stdout).toBe(stdout);
    expect((await print({ WORKLANE_WEBHOOK_SECRET: secret })).stdout).toBe(`${secret}\n`);
  });
});

describe('worklane listen, when a delivery fails,', () => {
  it('prints the reason and ends with the exit code 5', async () => {
    const receiver = await startReceiver();
    const { createTask, lines, interrupt } = await startListening(['--to', receiver.url]);
    for (const status of [500, 302, 410, 204]) {
      receiver.status = status;
      await createTask();
      await expect.poll(() => lines.length).toBeGreaterThan([500, 302, 410, 204].indexOf(status));
    }
    expect(await interrupt()).toMatchObject({
      exitCode: 5,
      stderr: expect.stringMatching(/\n1 delivered, 3 failed\.\n$/),
    });
    expect(lines.map((line) => line.split(/ {2,}/).slice(5).join())).toEqual([
      'The endpoint responded with status 500.',
      'The endpoint responded with status 302; redirects are not followed.',
      'The endpoint responded with status 410. The service would disable the webhook.',
      '',
    ]);
  });

  it('asks whether the server is running when it refuses the connection', async () => {
    const { createTask, lines } = await startListening(['--to', refusingUrl]);
    await createTask();
    await expect
      .poll(() => lines.join())
      .toMatch(/ failed .+The host refused the connection\. Is your server running\?$/);
  });
});

describe('worklane listen --once', () => {
  it('ends with the exit code 0 when such an event was delivered', async () => {
    const receiver = await startReceiver();
    const { createTask, call, result } = await startListening(['--to', receiver.url, '--once', 'task.updated']);
    const { id } = await createTask();
    await call('PATCH', `/api/v1/1042/tasks/${id}`, { title: 'Paint the wall' });
    expect(await result).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('2 delivered, 0 failed.') });
  });

  it('ends with the exit code 1 when its delivery failed', async () => {
    const { createTask, result } = await startListening(['--to', refusingUrl, '--once', 'task.created']);
    await createTask();
    expect((await result).exitCode).toBe(1);
  });

  it('ends with the exit code 1 after --timeout', async () => {
    const { result } = await startListening(['--to', refusingUrl, '--once', 'task.created', '--timeout', '1s']);
    expect(await result).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Error: No task.created was delivered within 1 s.\n'),
    });
  });

  it('ends with the exit code 130 on Ctrl+C', async () => {
    const { interrupt } = await startListening(['--to', refusingUrl, '--once', 'task.created']);
    expect((await interrupt()).exitCode).toBe(130);
  });
});

describe('worklane listen, when the connection', () => {
  it('is lost, reports that, and forwards what happened in the meantime once', async () => {
    withoutBackoff();
    const receiver = await startReceiver();
    const { createTask, mock, interrupt } = await startListening(['--to', receiver.url]);
    await createTask();
    await receiver.until(1);
    mock.conditions.set({ streams: 'refuse' });
    await createTask();
    mock.conditions.set({ streams: 'online' });
    await receiver.until(2);
    const { exitCode, stderr } = await interrupt();
    expect({ exitCode, stderr }).toEqual({
      exitCode: 0,
      stderr: expect.stringContaining('\n2 delivered, 0 failed.\n'),
    });
    expect(stderr).toMatch(/Reconnecting \.\.\.\nReconnected\. No event was lost\.\n/);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('is rejected with a temporary error at the start, tries again', async () => {
    const receiver = await startReceiver();
    const mock = await startEmptyMock();
    mock.conditions.set({ fail: 1 });
    const listening = startListening(['--to', receiver.url], { mock });
    await expect.poll(() => mock.requests.length).toBeGreaterThan(0);
    mock.conditions.set({ fail: 0 });
    const { createTask, interrupt } = await listening;
    await createTask();
    await receiver.until(1);
    expect(await interrupt()).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/ Reconnecting \.\.\.\nReady\. /),
    });
  });

  it('cannot be established, ends with the exit code 4', async () => {
    withoutBackoff();
    const env = { WORKLANE_TOKEN: 'token', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: 'http://127.0.0.1:1' };
    expect(await runCli(['listen', '--to', refusingUrl], { env })).toMatchObject({
      exitCode: 4,
      stderr: expect.stringMatching(/^Error: The service at http:\/\/127\.0\.0\.1:1 cannot be reached: .+\n$/),
    });
  });

  it('ends because the token was revoked, ends with the exit code 3', async () => {
    withoutBackoff();
    const mock = await startEmptyMock();
    const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Record<string, string>;
    const { organization_id, client_id, client_secret } = credentials;
    const post = async (path: string, form: Record<string, string | undefined>) =>
      fetch(mock.url + path, {
        method: 'POST',
        body: new URLSearchParams({ client_id, client_secret, ...form } as Record<string, string>),
      });
    const response = await post('/oauth/token', {
      grant_type: 'client_credentials',
      organization_id,
      scope: 'tasks.read',
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const { result } = await startListening(['--to', refusingUrl], { mock, env: { WORKLANE_TOKEN: token } });
    await post('/oauth/revoke', { token });
    const { exitCode, stderr } = await result;
    expect({ exitCode, stderr }).toEqual({ exitCode: 3, stderr: expect.stringMatching(/\nError: .*token/i) });
    expect(stderr).not.toContain(token);
  });
});

describe('worklane listen without a sign-in', () => {
  it('signs a person in with the browser, and keeps the secret of the profile', async () => {
    const mock = await startEmptyMock();
    const receiver = await startReceiver();
    const { env } = await createTestUser(mock.url);
    const person = { mock, env, isInteractive: true, openBrowser: approvingBrowser };
    const { createTask, interrupt, lines } = await startListening(['--to', receiver.url], person);
    await createTask();
    await receiver.until(1);
    const { exitCode, stdout, stderr } = await interrupt();
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `${lines.join('\n')}\n` });
    expect(stderr).toMatch(/^Not signed in.*\.\n(.|\n)+\nReady\. /);
    const [, secret] = /Signing secret: (whsec_.+)/.exec(stderr) ?? [];
    const again = await runCli(['listen', '--print-secret'], { env });
    expect(again).toEqual({ exitCode: 0, stdout: `${secret}\n`, stderr: '' });
  });

  it('ends with the exit code 3 where no person can be asked', async () => {
    const { env } = await createTestUser('http://127.0.0.1:1');
    expect(await runCli(['listen', '--to', refusingUrl], { env })).toMatchObject({
      exitCode: 3,
      stderr: expect.stringMatching(/^Error: Not signed in.+ Run: worklane login/),
    });
  });
});
