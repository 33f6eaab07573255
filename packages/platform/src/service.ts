import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import type { Store } from './database/store.ts';
import { eventHandlers } from './events/handlers.ts';
import { createWake } from './events/wake.ts';
import { createIssuer, type IssueToken } from './oauth/issue-token.ts';
import { keyHandlers } from './oauth/key-handlers.ts';
import { Revocations } from './oauth/revocations.ts';
import { SigningKeys } from './oauth/signing-keys.ts';
import { createTokenCheck } from './oauth/token-check.ts';
import { jobs } from './operations/jobs.ts';
import type { Logger } from './operations/logger.ts';
import { createMetrics } from './operations/metrics.ts';
import { startScheduler } from './operations/scheduler.ts';
import { stopServer } from './operations/shutdown.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { RecordIds } from './resources/ids.ts';
import type { Settings } from './settings.ts';

export interface ServiceOptions {
  store: Store;
  settings: Settings;
  /** Encrypts the signing keys. */
  secret: string;
  clock: () => Date;
  logger: Logger;
}

/** The rooms of the platform on one database, behind one HTTP server that does not listen yet. */
export interface Service {
  readonly app: FastifyInstance;
  readonly issueToken: IssueToken;
  /**
   * Stops everything but the store: readiness goes off, no connection is taken, requests in flight are finished.
   * @returns whether all of them could finish in time.
   */
  stop(): Promise<boolean>;
}

/**
 * Brings the database to its newest shape and puts the rooms together.
 * @throws WrongSecretError
 */
export async function openService({ store, settings, secret, clock, logger }: ServiceOptions): Promise<Service> {
  await migrate(store.db);
  const { baseUrl, streamsPerOrganization } = settings;
  const keys = await SigningKeys.open({ db: store.db, secret, clock });
  const onError = (err: unknown) => logger.warn({ err }, 'revoked tokens could not be read');
  const revocations = await Revocations.open({ store, clock, onError });
  const { authenticate, isCurrent } = createTokenCheck({ keys, baseUrl, clock, revocations });
  const metrics = createMetrics(store);
  const wake = await createWake({ store, nodeId: randomUUID() });
  const changed = (organizationId: number) => {
    metrics.eventsWritten.inc();
    wake.changed(organizationId);
  };
  const handlers = {
    ...resourceHandlers({ store, clock, changed, ids: new RecordIds(store.db) }),
    ...eventHandlers({ store, clock, wake, isCurrent, streamsPerOrganization }),
    ...keyHandlers(keys),
  };
  const app = createApp({ store, settings, logger, metrics, handlers, authenticate });
  const stopScheduler = startScheduler({ store, clock, logger, jobs });
  return {
    app,
    issueToken: createIssuer({ keys, baseUrl, clock }),
    async stop() {
      const [finished] = await Promise.all([stopServer(app, settings.shutdownSeconds), stopScheduler()]);
      await Promise.all([wake.close(), revocations.close()]);
      return finished;
    },
  };
}
