import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { type ClientOptions, createClient, plainToken } from '@worklane/client';
import { type MockOptions, type RunningMock, startMock } from '@worklane/mock';
import { onTestFinished } from 'vitest';
import { createMcpServer, type McpServerOptions } from '../src/index.ts';

export const organizationId = 1042;

/** The protocol versions that the server speaks, each as a client that negotiates it. */
export const eras = {
  '2025-11-25': {},
  '2026-07-28': { versionNegotiation: { mode: 'auto' } },
} as const;

export type Era = keyof typeof eras;

/** Any JSON value: a test asserts what it is. */
// biome-ignore lint/suspicious/noExplicitAny: the results of tools have no schema.
export type Json = any;

export interface ToolResult {
  /** What the tool returned; for errors, the error. */
  readonly value: Json;
  readonly text: string;
  readonly isError: boolean;
  readonly raw: CallToolResult;
}

export interface Agent {
  readonly client: Client;
  /** Calls a tool. */
  call(name: string, args?: Json, options?: { signal?: AbortSignal }): Promise<ToolResult>;
  /** Calls a tool and returns its result. @throws Error if it is an error */
  get(name: string, args?: Json): Promise<Json>;
}

export interface ConnectOptions extends Partial<Omit<McpServerOptions, 'client'>> {
  readonly version?: Era;
  readonly clientOptions?: Partial<ClientOptions>;
}

/** Starts a mock until the end of the test. */
export async function mockServer(options: MockOptions = {}): Promise<RunningMock> {
  const mock = await startMock({ port: 0, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** Connects an MCP client to a server of the API of a mock, until the end of the test. */
export async function connect(mock: RunningMock, options: ConnectOptions = {}): Promise<Agent> {
  const agent = await openAgent(mock, options);
  onTestFinished(() => agent.client.close());
  return agent;
}

/** Connects an MCP client to a server of the API of a mock. */
export async function openAgent({ url }: RunningMock, options: ConnectOptions = {}): Promise<Agent> {
  const { version = '2026-07-28', clientOptions, ...serverOptions } = options;
  const worklane = createClient({ baseUrl: url, auth: plainToken('x', { organizationId }), ...clientOptions });
  const handler = createMcpHandler(({ era }) =>
    createMcpServer({ client: worklane, organizationId, notifiesOfEvents: era === 'modern', ...serverOptions }),
  );
  const client = new Client({ name: 'test', version: '1.0.0' }, eras[version]);
  const transport = new StreamableHTTPClientTransport(new URL('http://worklane.test/mcp'), {
    fetch: (address, init) => handler.fetch(new Request(address, init)),
  });
  await client.connect(transport);
  const call = async (name: string, args: Json = {}, callOptions = {}): Promise<ToolResult> => {
    const raw = (await client.callTool({ name, arguments: args }, callOptions)) as CallToolResult;
    const [content] = raw.content;
    const value = (raw.structuredContent ?? {}) as Json;
    const isError = raw.isError ?? false;
    return { value: isError ? value.error : value, text: content?.type === 'text' ? content.text : '', isError, raw };
  };
  return {
    client,
    call,
    async get(name, args) {
      const { value, isError, text } = await call(name, args);
      if (isError) throw new Error(`${name} failed: ${text}`);
      return value;
    },
  };
}

/** Returns an access token of a mock with some scopes, which names its organization. */
export async function accessToken({ url }: RunningMock, scopes: readonly string[]): Promise<string> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('app_demo1042:wls_demo1042')}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: String(organizationId),
      scope: scopes.join(' '),
    }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}
