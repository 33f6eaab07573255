import type { Client, Event, EventType } from '@worklane/client';
import { type EventInfo, events } from '@worklane/contract';
import { transitionOf } from '@worklane/contract/record-rules';
import { CliError } from '../errors.ts';
import { endOfFeed } from '../events/feed-position.ts';
import { causedEvents } from './caused-events.ts';
import { type CreatedRecord, RecordChanges, resourceOf } from './record-changes.ts';
import { samplePatch } from './sample-patch.ts';
import type { Body } from './sample-request.ts';

/** Causes events, and returns them. */
export interface EventTrigger {
  trigger(type: EventType): Promise<readonly Event[]>;
  /** The records that were created and not deleted, oldest first. */
  readonly created: readonly CreatedRecord[];
  /** Deletes them. @returns the errors of those that could not be deleted */
  cleanUp(): Promise<readonly unknown[]>;
  /** Returns the events of changes that `trigger` has not returned, because it failed or was interrupted, or of `cleanUp`. */
  remainingEvents(): Promise<readonly Event[]>;
}

export interface ServiceTriggerOptions {
  readonly data: Body | undefined;
  /** The record to update. */
  readonly id: number | undefined;
  /** Milliseconds to wait for the events of a change. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Returns a trigger that changes records of a service. */
export async function serviceTrigger(client: Client, options: ServiceTriggerOptions): Promise<EventTrigger> {
  const changes = new RecordChanges(client);
  let cursor = await endOfFeed(client);
  const takeEvents = async () => {
    const made = changes.takeChanges();
    if (made.length === 0) return [];
    const caused = await causedEvents(client, made, { ...options, cursor });
    cursor = caused.cursor;
    return caused.events;
  };
  return {
    async trigger(type) {
      await makeChange(changes, events[type], options);
      return takeEvents();
    },
    get created() {
      return changes.created;
    },
    cleanUp: () => changes.deleteCreated(),
    remainingEvents: takeEvents,
  };
}

async function makeChange(
  changes: RecordChanges,
  { type, entity, action }: EventInfo,
  { data, id }: Pick<ServiceTriggerOptions, 'data' | 'id'>,
): Promise<void> {
  const resource = resourceOf(entity);
  if (action === 'created') {
    await changes.create(resource, data);
  } else if (action === 'updated') {
    const record = id === undefined ? await changes.create(resource) : await changes.get(resource, id);
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
