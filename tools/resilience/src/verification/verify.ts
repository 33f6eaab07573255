import type { AcknowledgedChanges, Acknowledgement, ChangeName } from '../acknowledged-changes.ts';
import { type Environment, organizationId } from '../environment.ts';
import type { FeedLog } from '../feed-log.ts';
import type { ServiceNode } from '../service-node.ts';
import { findRecordViolations, type RecordState } from './records.ts';

/** The violations that a check finds. */
export interface Findings {
  /** Lost acknowledged writes, and partial writes. */
  records: string[];
  eventsLost: string[];
  /** Events that were received twice, without an acknowledged change, or in another order. */
  eventsDuplicated: string[];
}

/** Compares the changes that were acknowledged since the last check with the database and with each reader's events. */
export async function verify(
  environment: Environment,
  changes: AcknowledgedChanges,
  logs: readonly FeedLog[],
): Promise<Findings> {
  const { names, list } = changes;
  const state = await readState(environment, list);
  const received = logs.map((log) => ({ reader: log.name, events: log.take() }));
  return {
    records: [...findRecordViolations(state, list), ...lostContents(state, changes)],
    ...compareFeeds(names, received),
  };
}

/** Compares acknowledged changes with the events that each reader has received. */
export function compareFeeds(
  names: readonly ChangeName[],
  received: readonly Received[],
): Pick<Findings, 'eventsLost' | 'eventsDuplicated'> {
  return {
    eventsLost: received.flatMap(({ reader, events }) => lost(reader, events, names)),
    eventsDuplicated: [
      ...received.flatMap(({ reader, events }) => [
        ...duplicated(reader, events, names),
        ...outOfOrder(reader, events),
      ]),
      ...differentOrders(received),
    ],
  };
}

/** The events that a reader has received, in order. */
export interface Received {
  reader: string;
  events: ChangeName[];
}

function lost(reader: string, events: readonly ChangeName[], names: readonly ChangeName[]): string[] {
  const seen = new Set(events);
  return names.filter((name) => !seen.has(name)).map((name) => `${reader}: ${name} was not received`);
}

function duplicated(reader: string, events: readonly ChangeName[], names: readonly ChangeName[]): string[] {
  const missing = new Set(names);
  return events
    .filter((name) => !missing.delete(name))
    .map((name) => `${reader}: ${name} was received twice or was not acknowledged`);
}

/** Versions of a record must be received in order. */
function outOfOrder(reader: string, events: readonly ChangeName[]): string[] {
  const versions = new Map<string, number>();
  return events
    .filter((name) => {
      const [, id = '', version] = name.split(' ');
      const before = versions.get(id);
      versions.set(id, Number(version));
      return before !== undefined && Number(version) <= before;
    })
    .map((name) => `${reader}: ${name} was received after a later version`);
}

/** All readers must receive the events in the same order. */
function differentOrders([first, ...others]: readonly Received[]): string[] {
  return others.flatMap(({ reader, events }) => {
    const index = events.findIndex((name, position) => name !== first?.events[position]);
    const isSameSet =
      events.length === first?.events.length && new Set(events).symmetricDifference(new Set(first.events)).size === 0;
    return index >= 0 && isSameSet
      ? [`${reader}: ${events[index]} was received in another order than by ${first?.reader}`]
      : [];
  });
}

function lostContents({ records }: RecordState, changes: AcknowledgedChanges): string[] {
  return records
    .filter(({ id, document }) => {
      const marker = changes.markerOf(id);
      const fields = document.custom_fields as Record<string, unknown>;
      return marker !== undefined && fields.marker !== marker;
    })
    .map(({ kind, id }) => `${kind} ${id} does not have the content that was acknowledged`);
}

/** Reads the records of changes and their whole history from the database. */
async function readState({ query }: Environment, changes: readonly Acknowledgement[]): Promise<RecordState> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const keys = changes.flatMap(({ key }) => key ?? []);
  const values = [organizationId, ids];
  return {
    events: (
      await query<{ event: RecordState['events'][number] }>(
        `select json_build_object('type', type, 'entity', entity, 'entity_id', entity_id, 'version', version,
           'data', data)::jsonb as event
         from events where organization_id = $1 and entity_id = any($2) order by version`,
        values,
      )
    ).map(({ event }) => event),
    records: await query(
      `select kind, id::float8 as id, version::float8 as version, document
       from records where organization_id = $1 and id = any($2)`,
      values,
    ),
    references: await query(
      `select id::float8 as id, pointer, target_id::float8 as target_id
       from record_references where organization_id = $1 and id = any($2)`,
      values,
    ),
    keys: await query(
      `select key, (answer::json ->> 'id')::float8 as id
       from idempotency_keys where organization_id = $1 and key = any($2)`,
      [organizationId, keys],
    ),
  };
}

/**
 * Returns the settings of a session of the service with which a power cut may lose acknowledged writes. A kill cannot show that,
 * so the settings are checked.
 */
export async function commitSettingViolations(node: Pick<ServiceNode, 'query'>): Promise<string[]> {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const settings = await node.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [names],
  );
  return settings
    .filter(({ value }) => value !== 'on')
    .map(
      ({ name, value }) => `a power cut may lose acknowledged writes: ${name} is ${value} in sessions of the service`,
    );
}
