import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type CommandDependencies, createCommandDependencies, type Terminal } from './admin/command-dependencies.ts';
import { createApp } from './app.ts';
import { dashboardClientId } from './audit/audit-actors.ts';
import type { Settings } from './config/settings.ts';
import { dashboardRoutes } from './dashboard-api/dashboard-routes.ts';
import { openDatabaseClock, withoutSkew } from './database/database-clock.ts';
import { migrate } from './database/migrate.ts';
import { startScheduler } from './database/scheduler.ts';
import type { Store } from './database/store.ts';
import { eventHandlers } from './events/handlers.ts';
import type { RateLimits } from './http/rate-limits/rate-limits.ts';
import { stopListening, stopServer } from './http/shutdown.ts';
import { hasDashboard } from './http/static-files/static-files.ts';
import { docsHostRoute } from './identity/docs-host.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { KnownBrowsers } from './identity/known-browsers.ts';
import { Sessions } from './identity/sessions.ts';
import { SignInThrottle } from './identity/sign-in-throttle.ts';
import { jobs } from './jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import {
  type AuthorizationServer,
  authorizationServerOperations,
  createAuthorizationServer,
} from './oauth/authorization-server/authorization-server.ts';
import { createMcpAccess, type McpAccess } from './oauth/authorization-server/mcp-access.ts';
import { protectedResourceRoutes } from './oauth/authorization-server/protected-resource.ts';
import { metadataHandlers } from './oauth/authorization-server/server-metadata.ts';
import { createDocumentFetcher } from './oauth/clients/documents/fetch-document.ts';
import { createTokenIssuer, type IssueToken } from './oauth/tokens/issue-access-token.ts';
import { resourcesOf } from './oauth/tokens/resources.ts';
import { RevocationList } from './oauth/tokens/revocation-list.ts';
import { SigningKeys } from './oauth/tokens/signing-keys.ts';
import { TokenUsage } from './oauth/tokens/token-usage.ts';
import { createAuthenticator } from './oauth/tokens/verify-access-token.ts';
import {
  createMetrics,
  createMetricsServer,
  measureClockSkew,
  measureDeliveryLag,
  measureInvalidRecords,
} from './observability/metrics.ts';
import { AddressPolicy } from './outbound/address-policy.ts';
import { readCaFile } from './outbound/tls.ts';
import { createChangeNotifier } from './outbox/change-notifier.ts';
import { recordHandlers } from './records/handlers.ts';
import { RecordIds } from './records/record-ids.ts';
import { readableEvent } from './records/record-validation.ts';
import { currentContract, requireAcceptedRecords } from './records/require-accepted-records.ts';
import { rewriteJob } from './records/rewrite-records.ts';
import { findInvalidRecords, startStoredRecordCheck } from './records/stored-record-check.ts';
import { planRequestLogPartitions } from './request-log/request-log-partitions.ts';
import { RequestRecorder } from './request-log/request-recorder.ts';
import { Encryption } from './secrets/encryption.ts';
import { planLogPartitions } from './webhooks/attempts/log-partitions.ts';
import { startDispatcher } from './webhooks/delivery/dispatcher.ts';
import { acceptWebhookUrl, describeWebhookUrl } from './webhooks/endpoints/webhook-url-policy.ts';
import { webhookHandlers } from './webhooks/handlers.ts';
import { createSender } from './webhooks/transport/sender.ts';

/** Milliseconds that a start waits for the check of stored records. */
const maxCheckBeforeStart = 2000;

/** The longest time that a response waits for the mail server. */
const maxEmailSeconds = 5;

/** How many tokens of rejected requests are cached for the request log. */
const identifiedTokens = 1000;

export interface ServiceOptions {
  store: Store;
  settings: Settings;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Returns the current time, in tests. Default: the clock of the database. */
  clock?: (() => Date) | undefined;
  logger: Logger;
}

/** The service on one database, with an HTTP server that does not listen yet. */
export interface Service {
  readonly clock: () => Date;
  readonly app: FastifyInstance;
  /** Serves /metrics, if it has a port of its own. */
  readonly metricsServer: FastifyInstance | undefined;
  readonly issueToken: IssueToken;
  readonly authorizationServer: AuthorizationServer;
  readonly mcpAccess: McpAccess;
  /** Undefined if the service records no requests. */
  readonly requestRecorder: RequestRecorder | undefined;
  /** Returns the dependencies of an admin command that runs in the service. */
  readonly commandDependencies: (terminal: Terminal) => CommandDependencies;
  /**
   * Stops everything except the store: it accepts no connections and finishes the requests in flight.
   * @returns whether all of them finished in time
   */
  stop(): Promise<boolean>;
  /** Reports that the node is not ready while it still accepts requests. Resolves after DRAIN_SECONDS. */
  drain(): Promise<void>;
}

/**
 * Migrates the database and composes the service.
 * @throws WrongSecretError
 */
export async function openService({
  store,
  settings,
  secret,
  clock: testClock,
  logger,
}: ServiceOptions): Promise<Service> {
  const ca = await readCaFile(settings.webhookCaFile);
  await requireAcceptedRecords(store.maintenance);
  await migrate(store.maintenance);
  const databaseClock = testClock
    ? withoutSkew(testClock)
    : await openDatabaseClock(store, (skewSeconds) =>
        logger.error({ skewSeconds }, 'the clock of the machine is wrong, or that of the database'),
      );
  const clock = databaseClock.read;
  // The logs work without them, and a job retries every hour.
  if (databaseClock.isTrusted()) {
    await planLogPartitions(store.maintenance, clock()).catch((err) =>
      logger.warn({ err }, 'partitions of webhook logs could not be created'),
    );
    await planRequestLogPartitions(store.maintenance, clock()).catch((err) =>
      logger.warn({ err }, 'partitions of the request log could not be created'),
    );
  }
  const { baseUrl, accessTokenSeconds, limits } = settings;
  const keys = await SigningKeys.open({ db: store.db, secret, clock });
  const stopPolling = keys.poll((err) => logger.warn({ err }, 'signing keys could not be read'));
  const onError = (err: unknown) => logger.warn({ err }, 'revoked tokens could not be read');
  const revocations = await RevocationList.open({ store, clock, onError });
  const usage = new TokenUsage({
    db: store.db,
    onError: (err) => logger.warn({ err }, 'uses of tokens were not written'),
  });
  const authentication = {
    ...{ keys, baseUrl, clock, revocations, usage },
  };
  const { authenticate, isCurrent } = createAuthenticator({ ...authentication, audience: baseUrl });
  const metrics = createMetrics(store);
  const requestRecorder =
    settings.requestLogPerDay === 0
      ? undefined
      : new RequestRecorder({
          store,
          clock,
          perDay: settings.requestLogPerDay,
          onOmitted: (reason, count) => metrics.requestLogOmissions.inc({ reason }, count),
          onError: (err) => logger.warn({ err }, 'requests are not recorded'),
        });
  const changeNotifier = await createChangeNotifier({ store, nodeId: randomUUID() });
  const changed = (organizationId: number) => {
    metrics.eventsWritten.inc();
    changeNotifier.changed(organizationId);
  };
  const webhookSecrets = new Encryption(secret, 'webhook secrets');
  const addressPolicy = new AddressPolicy(settings.webhookAllowedNetworks, {
    loopbackHttp: settings.webhookLoopbackHttp,
  });
  const ids = new RecordIds(store.db);
  const storedRecords = startStoredRecordCheck({ store, clock, logger });
  measureInvalidRecords(metrics, storedRecords.counts);
  const handlers = {
    ...recordHandlers({
      store,
      clock,
      changed,
      ids,
      storedReads: {
        mayBeInvalid: (kind) => process.env.NODE_ENV !== 'production' || storedRecords.mayBeInvalid(kind),
        onInvalid(errors) {
          metrics.invalidRecordsReturned.inc(errors.length);
          logger.warn({ err: errors[0], count: errors.length }, 'records that violate the contract were returned');
        },
      },
    }),
    ...eventHandlers({
      store,
      clock,
      changeNotifier,
      isCurrent,
      readable: (event) => readableEvent(event, storedRecords.mayHaveChanged),
      streamsPerOrganization: limits.streamsPerOrganization,
    }),
    ...metadataHandlers(baseUrl, keys, settings),
    ...webhookHandlers({
      store,
      clock,
      encryption: webhookSecrets,
      addressPolicy,
      maxPerOrganization: limits.webhooksPerOrganization,
      notifyDue: changeNotifier.changed,
    }),
  };
  const identity = { db: store.db, clock, secret, secure: baseUrl.startsWith('https:') };
  const sessions = new Sessions({
    ...identity,
    revoke: (revocation) => revocations.revoke(revocation),
    onError: (err) => logger.warn({ err }, 'uses of sessions were not written'),
  });
  const signIn = { sessions, throttle: new SignInThrottle(identity), browsers: new KnownBrowsers(identity) };
  const issueToken = createTokenIssuer({ keys, baseUrl, clock });
  const mcpAccess = createMcpAccess({ ...authentication, issueToken });
  const documentFetcher = createDocumentFetcher({
    // Without the networks that webhooks may reach: everybody can make the service fetch a document.
    addressPolicy: new AddressPolicy([], { loopbackHttp: settings.webhookLoopbackHttp }),
    ca,
  });
  const authorizationServer = await createAuthorizationServer({
    ...identity,
    documentFetcher,
    clientMetadataHosts: settings.clientMetadataHosts,
    baseUrl,
    accessTokenSeconds,
    keys,
    revocations,
    sessions,
  });
  const sendEmail = createMailer({
    url: settings.smtpUrl,
    from: settings.smtpFrom,
    logger,
    // Well within the time limit of a request, so that the response with the link is always sent.
    timeoutSeconds: Math.min(maxEmailSeconds, settings.limits.request / 2),
  });
  const routes = (app: FastifyInstance, limits: RateLimits) => {
    identityRoutes(app, {
      ...identity,
      ...signIn,
      ids,
      hasDashboard: hasDashboard(settings.dashboardFolder),
      findDestination: authorizationServer.findDestination,
    });
    docsHostRoute(app, { ...settings, db: store.db, sessions });
    authorizationServer.routes(app, limits);
    protectedResourceRoutes(app, settings);
    mcpRoutes(app, {
      ...{ baseUrl, clock, limits, changeNotifier },
      access: mcpAccess,
      isCurrent,
      onError: (err) => logger.warn({ err }, 'the MCP server failed'),
      onToolError: (err) => logger.error({ err }, 'a tool of the MCP server failed'),
    });
    const { revocation, issueClientToken } = authorizationServer;
    dashboardRoutes(app, {
      ...revocation,
      ...signIn,
      store,
      notifyDue: changeNotifier.changed,
      baseUrl,
      issueToken,
      issueClientToken,
      accessTokenSeconds,
      sendEmail,
      recordsRequests: requestRecorder !== undefined,
    });
  };
  // Small databases are checked before the node listens; others afterwards, and until then it is not ready.
  await Promise.race([storedRecords.first, setTimeout(maxCheckBeforeStart, undefined, { ref: false })]);
  let isDraining = false;
  const app = createApp({
    store,
    settings,
    logger,
    metrics,
    handlers,
    authenticate,
    excludedOperations: authorizationServerOperations,
    describePatternViolation: describeWebhookUrl(addressPolicy),
    acceptPatternViolation: acceptWebhookUrl(addressPolicy),
    findInvalidRecords: () => findInvalidRecords(store.db),
    isClockTrusted: databaseClock.isTrusted,
    isDraining: () => isDraining,
    requestLog: requestRecorder && {
      recorder: requestRecorder,
      clock,
      identify: createAuthenticator({ ...authentication, audience: resourcesOf(baseUrl), cacheSize: identifiedTokens })
        .identify,
      excludedClientId: dashboardClientId,
    },
    routes,
  });
  const metricsServer =
    settings.metricsAddress &&
    createMetricsServer(metrics, { baseUrl: settings.baseUrl, host: settings.metricsAddress.host });
  const onRewrite = (kind: string, count: number) => metrics.recordsRewritten.inc({ kind }, count);
  for (const { kind } of currentContract.resources) onRewrite(kind, 0);
  const stopScheduler = startScheduler({ store, clock: databaseClock, logger, jobs: [...jobs, rewriteJob(onRewrite)] });
  const dispatcher = startDispatcher({
    store,
    clock,
    logger,
    changeNotifier,
    sender: createSender({ addressPolicy, ca }),
    encryption: webhookSecrets,
    random: Math.random,
    concurrency: settings.limits.deliveries,
    stopSeconds: settings.limits.finish,
    onAttempt: (outcome, seconds) => metrics.deliveryAttempts.observe({ outcome }, seconds),
  });
  measureDeliveryLag(metrics, () => dispatcher.lagSeconds);
  measureClockSkew(metrics, databaseClock.skewSeconds);
  return {
    clock,
    app,
    metricsServer,
    issueToken,
    authorizationServer,
    mcpAccess,
    requestRecorder,
    commandDependencies: (terminal) =>
      createCommandDependencies({ store, settings, clock, ids, keys: async () => keys }, terminal),
    async drain() {
      isDraining = true;
      await setTimeout(settings.drainSeconds * 1000);
      await stopListening(app);
    },
    async stop() {
      const server = stopServer(app, settings.limits.finish);
      const [finished] = await Promise.all([server, stopScheduler(), storedRecords.stop(), dispatcher.stop()]);
      await Promise.all([
        changeNotifier.close(),
        revocations.close(),
        usage.close(),
        sessions.close(),
        requestRecorder?.close(),
        documentFetcher.close(),
        stopPolling(),
        databaseClock.close(),
        metricsServer?.close(),
      ]);
      return finished;
    },
  };
}
