import { fileURLToPath } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestMock, type TestMock } from '../run-cli.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Both protocol versions: of 2025-11-25, and of 2026-07-28. */
const versions: readonly [version: string, options: ClientOptions][] = [
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
];

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});

afterAll(() => mock.close());

/** Starts `worklane mcp`, as MCP clients do. */
async function connect(args: readonly string[], token: string, options: ClientOptions = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=@worklane/source', main, 'mcp', ...args],
      env: { WORKLANE_TOKEN: token, WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url },
    }),
  );
  onTestFinished(() => client.close());
  return client;
}

const call = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: args })).structuredContent as Record<string, unknown>;

describe('worklane mcp', () => {
  it.each(versions)('serves the tools, and notifies the client of new events, version %s', async (version, options) => {
    const client = await connect([], 'token', options);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect((await client.listTools()).tools).toHaveLength(11);
    expect(await call(client, 'who_am_i')).toMatchObject({ organization: { id: 1042 }, read_only: false });
    const uri = 'worklane://organizations/1042/events';
    const updated: string[] = [];
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void updated.push(params.uri));
    if (client.getProtocolEra() === 'modern') await client.listen({ resourceSubscriptions: [uri] });
    else await client.subscribeResource({ uri });
    const create = async (repetition: string) =>
      await call(client, 'create_records', { kind: 'tasks', records: [{ title: version }], repetition });
    expect(await create('first')).toMatchObject({ created: [{ name: version }] });
    // The stream of events may connect after the subscription.
    let created = 0;
    await waitFor(async () => {
      await create(`${++created}`);
      expect(updated).toContain(uri);
    });
    const [content] = (await client.readResource({ uri })).contents;
    expect(JSON.parse((content as { text: string }).text).events).not.toEqual([]);
  });

  it('offers what the scopes of the access token allow, and only reads with --read-only', async () => {
    const client = await connect(['--read-only'], await mock.tokenWithScopes('contacts.read contacts.write'));
    expect(await call(client, 'who_am_i')).toMatchObject({
      application: 'app_demo1042',
      can_read: ['contacts'],
      can_change: [],
      read_only: true,
    });
  });
});
