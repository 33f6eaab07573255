import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import type { RateLimits } from '../http/rate-limits/rate-limits.ts';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';
import { type McpRoutesOptions, mcpRoutes } from './mcp-routes.ts';

/** Opens the MCP server. */
export const openMcp = (
  { store, settings, clock, changeNotifier, logger }: Core,
  access: Pick<McpRoutesOptions, 'access' | 'isCurrent'>,
) => ({
  routes: (app: FastifyInstance, limits: RateLimits) =>
    mcpRoutes(app, {
      ...{ baseUrl: settings.baseUrl, clock, limits, changeNotifier, ...access },
      preload: store.engine === 'postgresql',
      subscriptions: new SharedPool(poolPolicies.mcpSubscriptions),
      onError: (err) => logger.warn({ err }, 'the MCP server failed'),
      onToolError: (err) => logger.error({ err }, 'a tool of the MCP server failed'),
    }),
});
