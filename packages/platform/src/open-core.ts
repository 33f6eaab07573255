import { randomUUID } from 'node:crypto';
import type { Core } from './core.ts';
import { openDatabaseClock, withoutSkew } from './database/database-clock.ts';
import { migrate } from './database/migrate.ts';
import { reportNode } from './database/nodes.ts';
import { OperatorControls } from './database/operator-controls.ts';
import { createMetrics, measure, measureReplicas } from './observability/metrics.ts';
import { createChangeNotifier } from './outbox/change-notifier.ts';
import { requireAcceptedRecords } from './records/require-accepted-records.ts';

export interface ServiceOptions extends Pick<Core, 'store' | 'settings' | 'secret' | 'logger'> {
  /** Returns the current time, in tests. Default: the clock of the database. */
  readonly clock?: (() => Date) | undefined;
  /** Default: a random one. */
  readonly nodeId?: string;
}

/** Migrates the database, and opens what the rooms share. @throws UnacceptedRecordsError */
export async function openCore({ clock: testClock, nodeId = randomUUID(), ...options }: ServiceOptions) {
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
