import fastify from 'fastify';
import { expect, it } from 'vitest';
import { type McpRoutesOptions, mcpRoutes } from './mcp-routes.ts';

it.each([
  [true, 1],
  [false, 0],
])('opens the MCP server before the first request only if it shall preload: %s', async (preload, expected) => {
  const app = fastify();
  let opened = 0;
  const access = {
    get exchangeToken() {
      opened++;
      return async () => '';
    },
  };
  mcpRoutes(app, { baseUrl: 'http://127.0.0.1', access, preload } as unknown as McpRoutesOptions);
  await app.ready();
  expect(opened).toBe(expected);
  await app.close();
});
