import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Principal } from '@worklane/server';
import { expect, it, onTestFinished } from 'vitest';
import { mcpHandler } from '../../src/mcp/mcp-handler.ts';
import { modern } from './mcp-environment.ts';

const principal: Principal = { organizationId: 7, clientId: 'app_demo', scopes: new Set(['tasks.read']) };
/** The client of the API reads the organization from it. */
const token = ['{}', JSON.stringify({ organization_id: 7 }), '{}']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const baseUrl = 'https://worklane.example';

it('reports an unexpected error of a tool to the operator, without the data of the call, and not to the client', async () => {
  const reported: Error[] = [];
  const handler = mcpHandler({
    baseUrl,
    clock: () => new Date(),
    changeNotifier: { subscribe: () => () => undefined },
    isCurrent: () => true,
    exchangeToken: async () => token,
    onError: (error) => expect.unreachable(error.message),
    onToolError: (error) => reported.push(error),
  });
  onTestFinished(() => handler.close());
  // Not a record, which the API never responds.
  const broken = async () => Response.json({ data: [null], next_cursor: null });
  const client = new Client({ name: 'test', version: '1' }, modern);
  const transport = new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
    fetch: (url, init) =>
      handler.handle({ request: new Request(url, init), principal, readOnly: false, fetch: broken }),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const result = await client.callTool({ name: 'search', arguments: { query: 'Confidential' } });
  expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: 'internal_error' } } });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toBeInstanceOf(TypeError);
  expect(reported[0]?.stack).not.toContain('Confidential');
});
