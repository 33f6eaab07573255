import type { Handlers } from '@worklane/server';
import type { EventDependencies } from './dependencies.ts';
import { EventSequencer, sequenceEventsIfWritable } from './event-sequencer.ts';
import { listEvents } from './list-events.ts';
import { streamEvents } from './stream-events.ts';

/** The event feed, read page by page or as a stream. */
export function eventHandlers(context: EventDependencies): Partial<Handlers> {
  const sequencer = new EventSequencer(() => sequenceEventsIfWritable(context.store.db));
  return { listEvents: listEvents(context, sequencer), streamEvents: streamEvents(context, sequencer) };
}
