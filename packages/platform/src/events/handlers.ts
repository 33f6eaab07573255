import type { Handlers } from '@worklane/server';
import type { EventDependencies } from './dependencies.ts';
import { EventSequencer, sequenceEventsIfWritable } from './event-sequencer.ts';
import { listEvents } from './list-events.ts';
import { streamEvents } from './stream-events.ts';

/** Returns the handlers of the event feed, by page and as a stream. */
export function eventHandlers(dependencies: EventDependencies): Pick<Handlers, 'listEvents' | 'streamEvents'> {
  const sequencer = new EventSequencer(() => sequenceEventsIfWritable(dependencies.store.db));
  return { listEvents: listEvents(dependencies, sequencer), streamEvents: streamEvents(dependencies, sequencer) };
}
