import type { Acknowledgement, RecordState } from '../kill/acknowledgement.ts';
import { recordFlawsOf } from '../kill/flaws.ts';
import type { AcknowledgedChanges, ChangeName } from './acknowledged-changes.ts';
import type { Environment } from './environment.ts';
import type { FeedLog } from './feed-log.ts';

/** What a check finds. */
export interface Findings {
  /** Acknowledged writes that the database does not have, and writes that it has in part. */
  records: string[];
  eventsLost: string[];
  /** Events that came twice, that nobody caused, or in another order. */
  eventsDoubled: string[];
}

/** Compares what was acknowledged since the last check with the database and with what each reader has received. */
export async function verify(
  environment: Environment,
  changes: AcknowledgedChanges,
  logs: readonly FeedLog[],
): Promise<Findings> {
  const { names, list } = changes;
  const state = await readState(environment, list);
  const received = logs.map((log) => ({ reader: log.name, events: log.take() }));
  return {
    records: [...recordFlawsOf(state, list), ...lostContents(state, changes)],
    ...compareFeeds(names, received),
  };
}

/** Compares what was acknowledged with what each reader has received. */
export function compareFeeds(
  names: readonly ChangeName[],
  received: readonly Received[],
): Pick<Findings, 'eventsLost' | 'eventsDoubled'> {
  return {
    eventsLost: received.flatMap(({ reader, events }) => lost(reader, events, names)),
    eventsDoubled: [
      ...received.flatMap(({ reader, events }) => [...doubled(reader, events, names), ...disordered(reader, events)]),
      ...differentOrders(received),
    ],
  };
}

/** What a reader has received, in this order. */
export interface Received {
  reader: string;
  events: ChangeName[];
}

function lost(reader: string, events: readonly ChangeName[], names: readonly ChangeName[]): string[] {
  const seen = new Set(events);
  return names.filter((name) => !seen.has(name)).map((name) => `${reader}: ${name} did not come`);
}

function doubled(reader: string, events: readonly ChangeName[], names: readonly ChangeName[]): string[] {
  const missing = new Set(names);
  return events
    .filter((name) => !missing.delete(name))
    .map((name) => `${reader}: ${name} came twice or was not acknowledged`);
}

/** The versions of a record come one after the other; a deletion has the last version again. */
function disordered(reader: string, events: readonly ChangeName[]): string[] {
  const versions = new Map<string, number>();
  return events
    .filter((name) => {
      const [type = '', id = '', version] = name.split(' ');
      const before = versions.get(id);
      versions.set(id, Number(version));
      const isLast = type.endsWith('.deleted');
      return before !== undefined && (isLast ? Number(version) < before : Number(version) <= before);
    })
    .map((name) => `${reader}: ${name} came after a later version`);
}

/** All readers receive the events in one order. */
function differentOrders([first, ...others]: readonly Received[]): string[] {
  return others.flatMap(({ reader, events }) => {
    const index = events.findIndex((name, position) => name !== first?.events[position]);
    const isSameSet =
      events.length === first?.events.length && new Set(events).symmetricDifference(new Set(first.events)).size === 0;
    return index >= 0 && isSameSet
      ? [`${reader}: ${events[index]} came in another order than to ${first?.reader}`]
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

/** Reads what the database has of the records of changes, and the whole history of these. */
async function readState(
  { administer, organizationId }: Environment,
  changes: readonly Acknowledgement[],
): Promise<RecordState> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const keys = changes.flatMap(({ key }) => key ?? []);
  const values = [organizationId, ids];
  const events = await administer<RecordState['events'][number]>(
    `select type, entity, entity_id::float8 as entity_id, version::float8 as version, data
     from events where organization_id = $1 and entity_id = any($2) order by version, type = entity || '.deleted'`,
    values,
  );
  return {
    organizationId,
    events,
    records: await administer(
      `select kind, id::float8 as id, version::float8 as version, document
       from records where organization_id = $1 and id = any($2)`,
      values,
    ),
    references: await administer(
      `select id::float8 as id, pointer, target_id::float8 as target_id
       from record_references where organization_id = $1 and id = any($2)`,
      values,
    ),
    keys: await administer(
      `select key, (answer::json ->> 'id')::float8 as id
       from idempotency_keys where organization_id = $1 and key = any($2)`,
      [organizationId, keys],
    ),
  };
}
