import type { Client, Event, EventType } from '@worklane/client';
import { type EventInfo, events as eventInfos } from '@worklane/contract';
import { CliError } from '../errors.ts';
import { pause } from '../time/pause.ts';
import type { Change } from './record-changes.ts';

/** Milliseconds between two requests for events that are not yet in the feed. */
const pollInterval = 200;

export interface CausedEventsOptions {
  /** The position of the feed before the changes. */
  readonly cursor: string;
  /** Milliseconds to wait for the events. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

export interface CausedEvents {
  /** In the order of the feed. */
  readonly events: readonly Event[];
  /** The position after the events. */
  readonly cursor: string;
}

/**
 * Waits until the events of changes are in the feed, and returns them; fewer if the signal aborts.
 * @throws CliError if an event does not appear in time
 */
export async function causedEvents(
  client: Client,
  changes: readonly Change[],
  { cursor, timeout, signal }: CausedEventsOptions,
): Promise<CausedEvents> {
  const types = [...new Set(changes.map(({ type }) => type as EventType))];
  const missing = [...changes];
  const events: Event[] = [];
  const deadline = Date.now() + timeout;
  let position = cursor;
  for (;;) {
    for await (const page of client.events.pages({ types, cursor: position })) {
      position = page.next_cursor;
      for (const event of page.data) {
        const index = missing.findIndex((change) => isOf(change, event));
        if (index === -1) continue;
        missing.splice(index, 1);
        events.push(event);
      }
    }
    const [first] = missing;
    if (!first || signal.aborted) return { events, cursor: position };
    if (Date.now() >= deadline) throw missingEvent(first, timeout);
    await pause(pollInterval, signal);
  }
}

const isOf = ({ type, id, version }: Change, event: Event): boolean =>
  event.type === type && event.data.id === id && (version === undefined || event.data.version === version);

function missingEvent({ type, id }: Change, timeout: number): CliError {
  const { entity, scope }: EventInfo = eventInfos[type as EventType];
  return new CliError(
    `No ${type} event of ${entity} ${id} within ${timeout / 1000} s. The access token needs the scope ${scope} to read it.`,
  );
}
