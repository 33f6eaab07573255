import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { postToken } from '../oauth/oauth-requests.ts';
import type { OAuthServer, TestApplication } from '../oauth/oauth-server.ts';

/** The protocol versions, each with the options of a client that speaks it. */
export const versions: readonly [version: string, options: ClientOptions][] = [
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
];

export const modern = { versionNegotiation: { mode: 'auto' } } as const;

/** Returns an access token of a private application for the MCP server, or for another resource. */
export async function mcpToken(
  server: OAuthServer,
  application: TestApplication,
  { scope = 'tasks.read tasks.write contacts.read', resource = `${server.baseUrl}/mcp` } = {},
): Promise<string> {
  const { body } = await postToken(server, {
    grant_type: 'client_credentials',
    client_id: application.clientId,
    client_secret: application.clientSecret,
    organization_id: String(application.organizationId),
    scope,
    resource,
  });
  return body.access_token;
}

export interface ConnectOptions {
  readonly path?: string;
  readonly options?: ClientOptions;
  /** Sends the requests. */
  readonly fetch?: typeof fetch;
}

/** Returns a client of the MCP server that is connected until the test ends. */
export async function connect(
  { listensOn }: Pick<OAuthServer, 'listensOn'>,
  token: string,
  { path = '/mcp', options = modern, ...transport }: ConnectOptions = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options);
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(listensOn + path), { ...transport, requestInit }));
  onTestFinished(() => client.close());
  return client;
}

/** Calls a tool and returns its result. @throws Error if the result is an error */
export async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error(JSON.stringify(content));
  // biome-ignore lint/suspicious/noExplicitAny: the tests assert the result
  return structuredContent as any;
}
