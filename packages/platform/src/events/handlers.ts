import type { Handlers } from '@worklane/server';
import type { EventContext } from './context.ts';
import { listEvents } from './list-events.ts';
import { streamEvents } from './stream-events.ts';

/** The event feed, read page by page or as a stream. */
export const eventHandlers = (context: EventContext): Partial<Handlers> => ({
  listEvents: listEvents(context),
  streamEvents: streamEvents(context),
});
