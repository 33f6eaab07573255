import type { Handlers } from '@worklane/server';
import type { Core } from '../core.ts';
import { watchFeedLag } from '../database/feed-lag.ts';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';
import { measure } from '../observability/metrics.ts';
import { EventSequencer, sequenceEvents, sequenceEventsIfWritable } from './event-sequencer.ts';
import type { EventDependencies } from './feed.ts';
import { listEvents } from './list-events.ts';
import { deleteExpiredEvents, planEventPartitions } from './retention.ts';
import { streamEvents } from './stream-events.ts';

/** Opens the event feed. */
export function openEvents(
  { store, clock, changeNotifier, metrics, controls }: Core,
  reading: Pick<EventDependencies, 'isCurrent' | 'readable'>,
) {
  const streams = new SharedPool(poolPolicies.eventStreams);
  const { lagSeconds, stop } = watchFeedLag(store.db, clock);
  measure(metrics, 'feedLag', lagSeconds);
  return {
    handlers: eventHandlers({
      ...{ store, clock, changeNotifier, ...reading },
      streams: {
        take(holders) {
          const organization = controls.quota(Number(holders.organization), 'streams');
          return streams.take(holders, organization === undefined ? {} : { organization, principal: organization });
        },
      },
    }),
    jobs: [
      { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
      { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
      { name: 'plan partitions of events', everySeconds: 3600, atStart: true, run: planEventPartitions },
    ],
    stop,
  };
}

/** Returns the handlers of the event feed, by page and as a stream. */
export function eventHandlers(dependencies: EventDependencies): Pick<Handlers, 'listEvents' | 'streamEvents'> {
  const sequencer = new EventSequencer(() => sequenceEventsIfWritable(dependencies.store.db));
  return { listEvents: listEvents(dependencies, sequencer), streamEvents: streamEvents(dependencies, sequencer) };
}
