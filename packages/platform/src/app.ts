import { createServer, type WorklaneOptions } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from './config/settings.ts';
import { OperatorControls } from './database/operator-controls.ts';
import type { Store } from './database/store.ts';
import { purgeExpiredIdempotencyKeys } from './http/idempotency-keys.ts';
import { landingPageRoute } from './http/pages/landing-page.ts';
import { servePageFont } from './http/pages/stylesheet.ts';
import { databaseLeases, purgeRateLimits } from './http/rate-limits/database-leases.ts';
import { limitAddresses, limitPrincipal, limitUnauthenticated } from './http/rate-limits/rate-limit-hooks.ts';
import { RateLimits } from './http/rate-limits/rate-limits.ts';
import { databaseProblem, limitRequestTime, rejectWritesWhileReadOnly } from './http/service-unavailable.ts';
import { type ClosingOptions, closeConnectionsWhenStopping } from './http/shutdown.ts';
import { hasDashboard, hasDocs, serveDashboard, serveDocs } from './http/static-files/static-files.ts';
import type { AuthorizationServerOperation } from './oauth/authorization-server/open-authorization-server.ts';
import { type HealthChecks, healthRoutes, serveOperators, truncateWriteProbes } from './observability/health.ts';
import { type Metrics, measureRequests, metricsRoute } from './observability/metrics.ts';
import { RequestLog } from './observability/request-log.ts';
import { traceRequests } from './observability/tracing.ts';
import { type CaptureOptions, captureRequests } from './request-log/capture-requests.ts';

type ContractOptions = Pick<
  WorklaneOptions<AuthorizationServerOperation>,
  'handlers' | 'authenticate' | 'excludedOperations' | 'describePatternViolation' | 'acceptPatternViolation'
>;

export interface AppOptions extends ContractOptions, HealthChecks, ClosingOptions {
  store: Store;
  settings: Settings;
  logger: Logger;
  metrics: Metrics;
  /** What operators have switched. Default: nothing. */
  controls?: OperatorControls;
  /** Absent if no requests are recorded. */
  requestLog?: CaptureOptions | undefined;
  /** Adds routes outside of the contract, such as pages. */
  routes?: (app: FastifyInstance, limits: RateLimits) => void;
}

/** Creates the HTTP server: the operations of the contract, rate limits, health checks, metrics and static pages. */
export function createApp({
  store,
  settings,
  logger,
  metrics,
  findInvalidRecords,
  isClockTrusted,
  isDraining,
  keepsConnections,
  jobs,
  controls = new OperatorControls(),
  requestLog,
  routes,
  ...options
}: AppOptions) {
  const limits = new RateLimits({
    requests: settings.rateLimitRequests,
    windowSeconds: settings.rateLimitWindowSeconds,
    // Other nodes cannot open the embedded database.
    takeLease: store.engine === 'postgresql' ? databaseLeases(store) : undefined,
    onError: (err) => logger.warn({ err }, 'rate limits are counted on this node only'),
    controls,
  });
  const app: FastifyInstance = createServer({
    ...options,
    verifiesProofs: true,
    onAuthenticated: limitPrincipal(limits),
    onUnauthenticated: limitUnauthenticated(limits),
    toProblem: databaseProblem,
    fastify: {
      loggerInstance: logger,
      logController: new RequestLog(),
      trustProxy: settings.trustProxy ?? false,
    },
  });
  traceRequests(app);
  if (!settings.trustProxy) warnOfForgottenProxy(app);
  closeConnectionsWhenStopping(app, { isDraining, keepsConnections });
  limitRequestTime(app, settings.limits.request);
  limitAddresses(app, limits);
  rejectWritesWhileReadOnly(app, controls);
  if (settings.baseUrl.startsWith('https:')) requireSecureTransport(app);
  blockContent(app);
  measureRequests(app, metrics);
  if (requestLog) captureRequests(app, requestLog);
  const hasMetrics = settings.metricsAddress === undefined;
  app.register(async (scope) => {
    serveOperators(scope, settings);
    if (hasMetrics) metricsRoute(scope, metrics);
    healthRoutes(scope, store, { findInvalidRecords, isClockTrusted, isDraining, jobs });
  });
  serveDocs(app, settings.docsFolder, settings.baseUrl);
  serveDashboard(app, settings.dashboardFolder);
  servePageFont(app, settings.dashboardFolder);
  landingPageRoute(app, {
    hasMetrics,
    hasDashboard: hasDashboard(settings.dashboardFolder),
    hasDocs: hasDocs(settings.docsFolder),
  });
  routes?.(app, limits);
  return app;
}

/** Browsers use https for a year after a response (RFC 6797). Names below that of the service may have other owners. */
function requireSecureTransport(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/** A response that a browser opens as a page loads nothing and cannot be framed. Pages replace the policy by their own. */
function blockContent(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  });
}

export const appJobs = [
  { name: 'purge idempotency keys', everySeconds: 600, run: purgeExpiredIdempotencyKeys },
  { name: 'purge rate limits', everySeconds: 600, run: purgeRateLimits },
  { name: 'truncate write probes', everySeconds: 600, run: truncateWriteProbes },
];

/**
 * Warns once when one peer forwards the addresses of several clients although no proxy is trusted: they would all share its rate
 * limit, and the audit log would have its address.
 */
function warnOfForgottenProxy(app: FastifyInstance): void {
  let isWarned = false;
  const forwarded = new Map<string, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers['x-forwarded-for'];
    if (isWarned || header === undefined) return done();
    const first = forwarded.get(request.ip);
    if (first === undefined && forwarded.size < maxPeers) forwarded.set(request.ip, String(header));
    if (first !== undefined && first !== String(header)) {
      isWarned = true;
      forwarded.clear();
      app.log.warn({ peer: request.ip }, 'a proxy forwards the addresses of clients: name its network in TRUST_PROXY');
    }
    done();
  });
}

/** Anybody can send the header. */
const maxPeers = 100;
