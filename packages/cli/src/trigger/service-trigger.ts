import type { Client, Event, EventType } from '@worklane/client';
import { type EventInfo, events as eventInfos, events } from '@worklane/contract';
import { transitionOf } from '@worklane/contract/record-rules';
import type { Body } from '../contract.ts';
import { CliError } from '../errors.ts';
import { endOfFeed } from '../events/feed.ts';
import { pause } from '../terminal/process-system.ts';
import { type Change, type RecordChanges, recordChanges, resourceOf, samplePatch } from './record-changes.ts';

/** Causes events by changing records of a service. */
export type EventTrigger = Awaited<ReturnType<typeof serviceTrigger>>;

export interface ServiceTriggerOptions {
  readonly data: Body | undefined;
  /** Milliseconds to wait for the events of a change. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

export async function serviceTrigger(client: Client, options: ServiceTriggerOptions) {
  const changes = recordChanges(client);
  let cursor = await endOfFeed(client);
  /** Returns the events of changes that `trigger` has not returned, because it failed or was interrupted, or of `cleanUp`. */
  const takeEvents = async (): Promise<readonly Event[]> => {
    const made = changes.takeChanges();
    if (made.length === 0) return [];
    const caused = await causedEvents(client, made, { ...options, cursor });
    cursor = caused.cursor;
    return caused.events;
  };
  return {
    async trigger(type: EventType): Promise<readonly Event[]> {
      await makeChange(changes, events[type], options);
      return takeEvents();
    },
    created: changes.created,
    cleanUp: changes.deleteCreated,
    remainingEvents: takeEvents,
  };
}

async function makeChange(
  changes: RecordChanges,
  { type, entity, action }: EventInfo,
  { data }: Pick<ServiceTriggerOptions, 'data'>,
): Promise<void> {
  const resource = resourceOf(entity);
  if (action === 'created') {
    await changes.create(resource, data);
  } else if (action === 'updated') {
    const record = await changes.create(resource);
    await changes.update(resource, record, data ?? (await samplePatch(resource, record)));
  } else if (action === 'deleted') {
    const record = await changes.create(resource, data);
    await changes.delete(resource, record.id);
  } else {
    const transition = transitionOf(resource, action);
    if (!transition) throw new CliError(`No change of a ${entity} causes ${type}.`);
    const { field, from, to } = transition;
    const record = await changes.create(resource, { ...data, [field]: from[0] });
    await changes.update(resource, record, { [field]: to }, type);
  }
}

/** Milliseconds between two requests for events that are not yet in the feed. */
const pollInterval = 200;

/**
 * Waits until the events of changes are in the feed, and returns them in its order with the position after them; fewer if the
 * signal aborts.
 * @param cursor the position of the feed before the changes
 * @throws CliError if an event does not appear in time
 */
async function causedEvents(
  client: Client,
  changes: readonly Change[],
  { cursor, timeout, signal }: Omit<ServiceTriggerOptions, 'data'> & { readonly cursor: string },
) {
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
