import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

/** What somebody else wrote: it sets the clipboard, clears the screen, and changes color and direction. */
const hostile = 'Call\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31m\u202e\u2066\rback';
const shown = 'Call\\u001b]52;c;ZXZpbA==\\u0007\\u001b[2J\\u009b31m\\u202e\\u2066\\u000dback';

const { TaskRecord, WebhookLogPage } = openapi.components.examples;
const task = { ...TaskRecord.value, title: hostile, external_id: hostile, tags: [hostile] };
const log = {
  ...WebhookLogPage.value.data[0],
  id: 9001,
  response: { status: 500, headers: { 'x-note': hostile }, body: hostile },
};

const responses: Readonly<Record<string, readonly [status: number, type: string, body: string]>> = {
  '/api/v1/1042/tasks': [200, 'application/json', JSON.stringify({ data: [task], next_cursor: null })],
  '/api/v1/1042/tasks/7': [200, 'application/json', JSON.stringify(task)],
  '/api/webhooks/7/logs': [200, 'application/json', JSON.stringify({ data: [log], next_cursor: null })],
  '/api/v1/1042/projects/7': [404, 'application/problem+json', JSON.stringify({ title: hostile, detail: hostile })],
  '/api/v1/1042/contacts/7': [400, 'text/plain', hostile],
};

const server = createServer(({ url = '' }, response) => {
  const [status, type, body] = responses[url.split('?')[0] ?? ''] ?? [404, 'text/plain', ''];
  response.writeHead(status, { 'content-type': type }).end(body);
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const worklane = (...args: string[]) => {
  const { port } = server.address() as AddressInfo;
  const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: `http://127.0.0.1:${port}` };
  return runCli(args, { env });
};

describe('the output of worklane', () => {
  it.each([
    ['a record', ['api', 'getTask', '7']],
    ['a record as JSON', ['api', 'getTask', '7', '--json']],
    ['a record with the head of its response', ['api', 'getTask', '7', '--include']],
    ['a record as a table', ['api', 'getTask', '7', '--table']],
    ['records as a table', ['api', 'listTasks', '--columns', 'id,title']],
    ['every record', ['api', 'listTasks', '--all']],
    ['exported records as JSON', ['export', 'tasks', '--json']],
    ['the response of a receiver', ['api', 'listWebhookLogs', '7']],
    ['an error', ['api', 'getProject', '7']],
    ['an error as JSON', ['api', 'getProject', '7', '--json']],
    ['an error of another server', ['api', 'getContact', '7']],
  ])('shows the control characters of %s, and writes none', async (_, args) => {
    const { stdout, stderr } = await worklane(...args);
    const written = `${stdout}${stderr}`;
    expect(written).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u);
    expect(written.toLowerCase()).toContain('\\u202e\\u2066');
  });

  it('keeps the values of printed JSON', async () => {
    const { stdout } = await worklane('api', 'getTask', '7', '--json');
    expect(JSON.parse(stdout)).toEqual(task);
  });

  it('keeps the cells of exported CSV, which is data', async () => {
    const { stdout } = await worklane('export', 'tasks', '--columns', 'title');
    expect(stdout).toContain(hostile);
    expect(stdout).not.toContain(shown);
  });
});
