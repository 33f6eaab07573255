import type { Core } from '../core.ts';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';
import { measureFeedLag } from '../observability/metrics.ts';
import type { EventDependencies } from './dependencies.ts';
import { sequenceEvents } from './event-sequencer.ts';
import { watchFeedLag } from './feed-lag.ts';
import { eventHandlers } from './handlers.ts';
import { deleteExpiredEvents, planEventPartitions } from './retention.ts';

/** Opens the event feed. */
export function openEvents(
  { store, clock, changeNotifier, metrics }: Core,
  reading: Pick<EventDependencies, 'isCurrent' | 'readable'>,
) {
  const { lagSeconds, stop } = watchFeedLag(store.db, clock);
  measureFeedLag(metrics, lagSeconds);
  return {
    handlers: eventHandlers({
      ...{ store, clock, changeNotifier, ...reading },
      streams: new SharedPool(poolPolicies.eventStreams),
    }),
    jobs: [
      { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
      { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
      { name: 'plan partitions of events', everySeconds: 3600, run: planEventPartitions },
    ],
    stop,
  };
}
