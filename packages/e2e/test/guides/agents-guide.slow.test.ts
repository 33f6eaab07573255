import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { requestAccessToken } from '../environment/demo-platform.ts';
import { connectAfterSignIn } from '../mcp/sign-in.ts';
import { type DemoEnvironment, demoEnvironment } from './demo-environment.ts';
import { GuideSnippets, type Snippet } from './guide-snippets.ts';

const guide = new GuideSnippets('agents.md');

let demo: DemoEnvironment;

beforeAll(async () => {
  demo = await demoEnvironment();
});

afterAll(() => demo?.remove());

interface Server {
  readonly url?: string;
  readonly command?: string;
  readonly args?: readonly string[];
}

/** Returns the server that the configurations of all clients name. */
function configuredServer(heading: string): Server {
  const server = serverOf(guide.take(heading, 'json', 'VS Code: .vscode/mcp.json'));
  expect(serverOf(guide.take(heading, 'json', 'Cursor: .cursor/mcp.json'))).toEqual(server);
  const words = server.url ? [server.url] : ['--', server.command, ...(server.args ?? [])];
  expect(guide.take(heading, 'sh', 'Claude Code').code).toContain(` worklane ${words.join(' ')}\n`);
  return server;
}

function serverOf({ code }: Snippet): Server {
  const { servers, mcpServers = servers } = JSON.parse(code) as Record<string, { worklane: { type?: string } }>;
  const { type: _type, ...server } = mcpServers?.worklane ?? {};
  return server;
}

/** Connects a client as the guide configures it. */
async function connectTo(heading: string): Promise<Client> {
  const { url = '' } = configuredServer(heading);
  const { pathname } = new URL(url);
  const client = await connectAfterSignIn(demo.platform.baseUrl + pathname, demo.platform);
  onTestFinished(() => client.close());
  return client;
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

describe('the guide to AI agents shows', () => {
  it('configurations of an endpoint to which a client signs in', async () => {
    const client = await connectTo('Connect an agent');
    expect(await namesOf(client)).toContain('create_records');
    const { structuredContent } = await client.callTool({ name: 'who_am_i' });
    expect(structuredContent).toMatchObject({
      organization: { id: 1042 },
      member: { email: demo.platform.owner.email },
    });
  });

  it('the command for a registered application, with the port of its redirect URL', () => {
    const { code } = guide.take('With a registered application', 'sh');
    const [, port = '', url] = /--callback-port (\d+) worklane (\S+)\n$/.exec(code) ?? [];
    expect(guide.markdown).toContain(`\`http://localhost:${port}/callback\` with this command`);
    expect(guide.markdown).toContain(`"url": "${url}"`);
  });

  it('configurations of an endpoint that changes nothing', async () => {
    const { tools } = await (await connectTo('For read access only')).listTools();
    expect(tools.map(({ name }) => name)).toContain('list_records');
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
  });

  it('configurations of the command line, which serves with its own sign-in', async () => {
    const heading = 'With the command line';
    const { command = '', args = [] } = configuredServer(heading);
    const env = { WORKLANE_TOKEN: demo.accessToken, WORKLANE_BASE_URL: demo.platform.baseUrl };
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({ command, args: [...args], env: demo.project.environment({ env }) }),
    );
    onTestFinished(() => client.close());
    expect(await namesOf(client)).toHaveLength(11);
    guide.runElsewhere(heading, 'packages/e2e/test/guides/command-line-guide.slow.test.ts');
  });

  it('which tools a scope allows', async () => {
    const rows = [...guide.markdown.matchAll(/^\| `(tasks\.\w+)` \| (.+), for tasks \|$/gm)];
    expect(rows).toHaveLength(2);
    for (const [, scope = '', shown = ''] of rows) {
      const token = await requestAccessToken(demo.platform, scope, `${demo.platform.baseUrl}/mcp`);
      const client = new Client({ name: 'test', version: '1.0.0' });
      const requestInit = { headers: { Authorization: `Bearer ${token}` } };
      await client.connect(new StreamableHTTPClientTransport(new URL(`${demo.platform.baseUrl}/mcp`), { requestInit }));
      onTestFinished(() => client.close());
      const common = ['who_am_i', 'list_kinds', 'describe_kind'];
      const expected = [...common, ...[...shown.matchAll(/`(\w+)`/g)].map(([, name]) => name)];
      expect(await namesOf(client)).toEqual(expected);
    }
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
