import { type Authenticate, createServer, type Handlers, type OperationId } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { dashboardFiles } from './dashboard/files.ts';
import type { Store } from './database/store.ts';
import { docsRoutes } from './operations/docs.ts';
import { healthRoutes } from './operations/health.ts';
import { landingRoute } from './operations/landing.ts';
import type { Logger } from './operations/logger.ts';
import { type Metrics, metricsRoutes } from './operations/metrics.ts';
import { limitAddresses, limitTokens } from './operations/rate-limiting.ts';
import { RateLimits } from './operations/rate-limits.ts';
import { RequestLog } from './operations/request-log.ts';
import { databaseProblem, limitRequestTime } from './operations/service-unavailable.ts';
import { closeConnectionsWhenStopping } from './operations/shutdown.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  store: Store;
  settings: Settings;
  logger: Logger;
  metrics: Metrics;
  /** What the rooms answer; an operation that none of them has is answered with 501. */
  handlers: Partial<Handlers>;
  authenticate: Authenticate;
  /** Operations that have routes of their own. */
  elsewhere?: readonly OperationId[];
  /** Adds routes that are not in the contract, such as the pages. */
  routes?: (app: FastifyInstance) => void;
}

/** The HTTP server of the service: the contract's operations, and what is needed to run it. */
export function createApp({ store, settings, logger, metrics, handlers, authenticate, elsewhere, routes }: AppOptions) {
  const limits = new RateLimits({
    requests: settings.rateLimitRequests,
    windowSeconds: settings.rateLimitWindowSeconds,
  });
  const app: FastifyInstance = createServer({
    handlers,
    authenticate: limitTokens(limits, authenticate),
    ...(elsewhere && { elsewhere }),
    toProblem: databaseProblem,
    fastify: {
      loggerInstance: logger,
      logController: new RequestLog(),
      trustProxy: settings.trustProxy ?? false,
    },
  });
  closeConnectionsWhenStopping(app);
  limitRequestTime(app, settings.requestTimeout);
  limitAddresses(app, limits);
  metricsRoutes(app, metrics);
  healthRoutes(app, store);
  docsRoutes(app, settings.docsFolder);
  dashboardFiles(app, settings.dashboardFolder);
  landingRoute(app);
  routes?.(app);
  return app;
}
