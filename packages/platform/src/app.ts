import { createServer, type WorklaneOptions } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './config/settings.ts';
import type { Store } from './database/store.ts';
import { dashboardFiles } from './http/dashboard-files.ts';
import { docsRoutes } from './http/docs.ts';
import { landingRoute } from './http/landing.ts';
import { leasesOf } from './http/rate-limit-leases.ts';
import { limitAddresses, limitClient, limitRejectedTokens } from './http/rate-limiting.ts';
import { RateLimits } from './http/rate-limits.ts';
import { databaseProblem, limitRequestTime } from './http/service-unavailable.ts';
import { closeConnectionsWhenStopping } from './http/shutdown.ts';
import { healthRoutes } from './observability/health.ts';
import type { Logger } from './observability/logger.ts';
import { type Metrics, measureRequests, metricsRoute } from './observability/metrics.ts';
import { RequestLog } from './observability/request-log.ts';

type ContractOptions = Pick<
  WorklaneOptions,
  'handlers' | 'authenticate' | 'excludedOperations' | 'describePatternViolation'
>;

export interface AppOptions extends ContractOptions {
  store: Store;
  settings: Settings;
  logger: Logger;
  metrics: Metrics;
  /** Adds routes that are not in the contract, such as the pages. */
  routes?: (app: FastifyInstance) => void;
}

/** Creates the HTTP server of the service: the operations of the contract, and the routes and hooks to run it. */
export function createApp({ store, settings, logger, metrics, routes, ...options }: AppOptions) {
  const limits = new RateLimits({
    requests: settings.rateLimitRequests,
    windowSeconds: settings.rateLimitWindowSeconds,
    // The embedded database belongs to this node alone.
    takeLease: store.engine === 'postgresql' ? leasesOf(store) : undefined,
    onError: (err) => logger.warn({ err }, 'rate limits are counted by this node alone'),
  });
  const app: FastifyInstance = createServer({
    ...options,
    authenticate: limitRejectedTokens(limits, options.authenticate),
    onAuthenticated: limitClient(limits),
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
  measureRequests(app, metrics);
  const hasMetrics = settings.metricsPort === undefined;
  if (hasMetrics) metricsRoute(app, metrics);
  healthRoutes(app, store);
  docsRoutes(app, settings.docsFolder);
  dashboardFiles(app, settings.dashboardFolder);
  landingRoute(app, { hasMetrics });
  routes?.(app);
  return app;
}
