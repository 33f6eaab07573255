import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Principal } from '@worklane/server';
import { createCommandDependencies, type Terminal } from './admin/command.ts';
import { appJobs, createApp } from './app.ts';
import { openBulkChanges } from './bulk-changes/open-bulk-changes.ts';
import type { Core } from './core.ts';
import { openDashboard } from './dashboard-api/open-dashboard.ts';
import { openDatabaseClock, withoutSkew } from './database/database-clock.ts';
import { migrate } from './database/migrate.ts';
import { reportNode } from './database/nodes.ts';
import { OperatorControls } from './database/operator-controls.ts';
import { startScheduler } from './database/scheduler.ts';
import { openEvents } from './events/open-events.ts';
import { stopListening, stopServer } from './http/shutdown.ts';
import { openIdentity } from './identity/open-identity.ts';
import { openMcp } from './mcp/open-mcp.ts';
import {
  authorizationServerOperations,
  openAuthorizationServer,
} from './oauth/authorization-server/open-authorization-server.ts';
import { openTokens } from './oauth/tokens/open-tokens.ts';
import { createMetrics, createMetricsServer, measure, measureJobs, measureReplicas } from './observability/metrics.ts';
import { readCaFile } from './outbound/guarded-connector.ts';
import { createChangeNotifier } from './outbox/change-notifier.ts';
import { openRecords } from './records/open-records.ts';
import { requireAcceptedRecords } from './records/require-accepted-records.ts';
import { openRequestLog } from './request-log/open-request-log.ts';
import { openWebhooks } from './webhooks/open-webhooks.ts';

export interface ServiceOptions extends Pick<Core, 'store' | 'settings' | 'secret' | 'logger'> {
  /** Returns the current time, in tests. Default: the clock of the database. */
  readonly clock?: (() => Date) | undefined;
  /** Default: a random one. */
  readonly nodeId?: string;
}

/** Migrates the database, and opens what the rooms share. @throws UnacceptedRecordsError */
async function openCore({ clock: testClock, nodeId = randomUUID(), ...options }: ServiceOptions) {
  const { store, logger } = options;
  await requireAcceptedRecords(store.maintenance);
  await migrate(store.maintenance);
  const databaseClock = testClock
    ? withoutSkew(testClock)
    : await openDatabaseClock(store, (skewSeconds) =>
        logger.error({ skewSeconds }, 'the clock of the machine is wrong, or that of the database'),
      );
  const metrics = createMetrics(store);
  measure(metrics, 'clockSkew', databaseClock.skewSeconds);
  measureReplicas(metrics, store.replicas, (state) =>
    logger[state.isUsed ? 'info' : 'warn'](state, state.isUsed ? 'a replica serves lists' : 'a replica is not used'),
  );
  const changeNotifier = await createChangeNotifier({ store, nodeId });
  const controls = new OperatorControls();
  const closeControls = await controls.open(store);
  const stopReporting = reportNode(store.db, nodeId, options.settings.port, databaseClock.read);
  const core: Core = {
    ...options,
    clock: databaseClock.read,
    isClockTrusted: databaseClock.isTrusted,
    metrics,
    changeNotifier,
    controls,
    nodeId,
  };
  return {
    core,
    stop: () => Promise.all([changeNotifier.close(), closeControls(), stopReporting(), databaseClock.close()]),
  };
}

/** Milliseconds that a start waits for the check of stored records. */
const maxCheckBeforeStart = 2000;

/** The service on one database, with an HTTP server that does not listen yet. */
export type Service = Awaited<ReturnType<typeof openService>>;

/**
 * Migrates the database and composes the service of its rooms.
 * @throws WrongSecretError
 */
export async function openService(options: ServiceOptions) {
  const { store, settings, logger } = options;
  const ca = await readCaFile(settings.webhookCaFile);
  const { core, stop: stopCore } = await openCore(options);
  const { clock, metrics, isClockTrusted, controls, nodeId } = core;
  const tokens = await openTokens(core);
  const records = openRecords(core);
  const isCurrent = (principal: Principal) =>
    tokens.api.isCurrent(principal) && controls.suspension(principal.organizationId) === undefined;
  const events = openEvents(core, { isCurrent, readable: records.readable });
  const webhooks = await openWebhooks(core, ca);
  const requestLog = await openRequestLog(core, tokens);
  const identity = openIdentity(core, tokens, records.ids, ca);
  const oauth = await openAuthorizationServer(core, tokens, identity.signIn.sessions, ca);
  const { revocation, issueClientToken, findDestination } = oauth;
  const mcp = openMcp(core, { access: oauth.mcpAccess, isCurrent });
  const { issueToken } = tokens;
  const bulkChanges = openBulkChanges(core, records.dependencies);
  const dashboard = openDashboard(core, {
    ...{ ...revocation, ...identity.signIn, issueToken, issueClientToken },
    identityProviders: identity.organizationProviders,
    makeBulkChanges: bulkChanges.wake,
  });
  const rooms = [records, events, webhooks, tokens, requestLog, identity, bulkChanges];
  const scheduler = startScheduler({
    ...{ store, clock: { read: clock, isTrusted: isClockTrusted }, logger },
    jobs: [...appJobs, ...rooms.flatMap((room) => room.jobs)],
    onRun: (name, outcome) => metrics.jobRuns.inc({ name, outcome }),
  });
  measureJobs(metrics, scheduler.runs);
  // Small databases are checked before the node listens; others afterwards, and until then it is not ready.
  await Promise.race([records.checked, setTimeout(maxCheckBeforeStart, undefined, { ref: false })]);
  let stops = false;
  let keepsConnections = false;
  const isDraining = () => stops || controls.isDrained(nodeId);
  const app = createApp({
    ...{ store, settings, logger, metrics, isClockTrusted, ...webhooks.patterns },
    handlers: { ...records.handlers, ...events.handlers, ...oauth.handlers, ...webhooks.handlers },
    authenticate: tokens.api.authenticate,
    excludedOperations: authorizationServerOperations,
    findInvalidRecords: records.findInvalidRecords,
    isDraining,
    keepsConnections: () => keepsConnections,
    controls,
    jobs: scheduler.runs,
    requestLog: requestLog.capture,
    routes(app, limits) {
      identity.routes(app, findDestination);
      oauth.routes(app, limits);
      mcp.routes(app, limits);
      dashboard.routes(app);
    },
  });
  const { metricsAddress, baseUrl, drainSeconds, limits } = settings;
  const metricsServer = metricsAddress && createMetricsServer(metrics, { baseUrl, host: metricsAddress.host });
  webhooks.start();
  return {
    ...{ clock, app, issueToken, revocation },
    /** Serves /metrics, if it has a port of its own. */
    metricsServer,
    mcpAccess: oauth.mcpAccess,
    /** Undefined if the service records no requests. */
    requestRecorder: requestLog.recorder,
    /** Returns the dependencies of an admin command that runs in the service. */
    commandDependencies: (terminal: Terminal) =>
      createCommandDependencies({ store, settings, clock, ids: records.ids, keys: async () => tokens.keys }, terminal),
    /** Reports that the node is not ready while it still accepts requests, for DRAIN_SECONDS. Resolves when its port is closed. */
    async drain() {
      stops = true;
      await setTimeout(drainSeconds * 1000);
      keepsConnections = true;
      await stopListening(app);
    },
    /**
     * Stops everything except the store: it accepts no connections and finishes the requests in flight.
     * @returns whether all of them finished in time
     */
    async stop() {
      const server = stopServer(app, limits.finish);
      const background = [
        scheduler.stop(limits.finish),
        records.stop(limits.finish),
        webhooks.stop(),
        bulkChanges.stop(),
      ];
      const [finished] = await Promise.all([server, ...background]);
      const others = [events, tokens, identity, requestLog, oauth].map((room) => room.stop());
      await Promise.all([stopCore(), ...others, metricsServer?.close()]);
      // The observer of garbage collections, which cannot be stopped, keeps the metrics, and they all that they measure.
      metrics.registry.clear();
      return finished;
    },
  };
}
