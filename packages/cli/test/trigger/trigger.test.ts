import { eventTypes } from '@worklane/contract';
import { serveHttp } from '@worklane/testing/serve-http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCli, startTestMock, type TestMock, withoutBackoff } from '../run-cli.ts';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const trigger = (...args: string[]) => mock.worklane(['trigger', ...args]);

const printed = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('worklane trigger', () => {
  it('causes an event of every type, and prints the events of the feed', async () => {
    const { exitCode, stdout, stderr } = await trigger('*', '--json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringMatching(/^Created: .*--clean deletes/) });
    const events = printed(stdout);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(mock.snapshot().store.events).toEqual(events);
  });

  it('prints a line with the type, the record and the ID of the event', async () => {
    const { stdout } = await trigger('task.created', '--data', '{"title":"Paint"}');
    const [event] = mock.snapshot().store.events;
    expect(event?.data).toMatchObject({ title: 'Paint' });
    expect(stdout).toMatch(new RegExp(`^\\S+Z  task.created +task ${Object(event?.data).id} +${event?.id}\\n$`));
  });

  it('repeats with --count', async () => {
    expect((await trigger('task.created', 'deal.*', '--count', '3', '--json')).stdout.trim().split('\n')).toHaveLength(
      // An update and a deletion need a record, whose creation has an event, too.
      18,
    );
  });

  it('repeats with --every until Ctrl+C', async () => {
    const interruption = new AbortController();
    let lines = 0;
    const { exitCode } = await mock.worklane(['trigger', 'task.created', '--every', '1ms'], {
      interruption: interruption.signal,
      onLine: () => {
        lines += 1;
        if (lines === 3) interruption.abort();
      },
    });
    expect({ exitCode, lines }).toEqual({ exitCode: 130, lines: 3 });
  });

  it('prints why the service rejects data', async () => {
    expect(await trigger('task.created', '--data', '{"titel":"x"}')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^Error: .*titel/s),
    });
  });

  it.each([
    [['task.create'], /^Error: Unknown event type "task.create". Did you mean "task.created"\?/],
    [['webhook.test'], /^Error: webhook.test is sent to one webhook. Run: worklane webhooks test/],
    [['task.created', '--data', '{'], /^Error: Malformed JSON in --data, line 1, column 2: /],
    [['task.created', '--data', '[]'], /^Error: Invalid --data: must be a JSON object/],
    [['task.*', '--data', '{}'], /^Error: --data requires one event type/],
    [['task.created', '--every', 'x'], /^Error: Invalid --every: x. Use a duration such as /],
    [[], /^Error: Missing required argument "types"\./],
  ])('rejects %j with the exit code 2', async (args, message) => {
    expect(await trigger(...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('exits with 3 without a sign-in and with 4 without a service', async () => {
    withoutBackoff();
    const signedOut = await mock.worklane(['trigger', 'task.created'], { env: { WORKLANE_TOKEN: '' } });
    expect(signedOut.exitCode).toBe(3);
    const stopped = await startTestMock();
    await stopped.close();
    expect((await stopped.worklane(['trigger', 'task.created'])).exitCode).toBe(4);
  });

  it('refuses before it writes when the token lacks a scope of a record or of those that it refers to', async () => {
    const written: string[] = [];
    const baseUrl = await serveHttp(({ method, url }, response) => {
      if (method !== 'GET') written.push(`${method} ${url}`);
      response.writeHead(404).end();
    });
    const claims = { scope: 'bookings.read bookings.write services.read services.write', organization_id: 1042 };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const env = {
      WORKLANE_TOKEN: `${part({ alg: 'none' })}.${part(claims)}.x`,
      WORKLANE_ORGANIZATION_ID: '1042',
      WORKLANE_BASE_URL: baseUrl,
    };
    const { exitCode, stderr } = await runCli(['trigger', 'booking.created'], { env });
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('booking.created needs scopes that the access token lacks: contacts.read contacts.write.');
    expect(written).toEqual([]);
  });
});
