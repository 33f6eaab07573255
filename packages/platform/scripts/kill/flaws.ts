import { isDeepStrictEqual } from 'node:util';
import type { Acknowledgement, RecordState, State } from './acknowledgement.ts';
import type { Written } from './rounds.ts';

/** Returns what is wrong with an organization after a crash: acknowledged writes that are lost, and writes in part. */
export const flawsOf = (state: State, { acknowledged, read }: Pick<Written, 'acknowledged' | 'read'>): string[] => [
  ...recordFlawsOf(state, acknowledged),
  ...[...wrongList('feed', state, [...read, ...state.feed]), ...wrongList('outbox', state, state.deliveries)].map(
    (flaw) => describe(state, flaw),
  ),
];

/** The same of the records alone, with their events, references and keys. */
export const recordFlawsOf = (state: RecordState, acknowledged: readonly Acknowledgement[]): string[] =>
  [
    ...lost(state, acknowledged),
    ...halfRecords(state),
    ...halfReferences(state),
    ...halfKeys(state),
    ...wrongNumbers(state),
  ].map((flaw) => describe(state, flaw));

const describe = ({ organizationId }: RecordState, flaw: string): string => `organization ${organizationId}: ${flaw}`;

function lost({ events, keys }: RecordState, acknowledged: readonly Acknowledgement[]): string[] {
  const written = new Set(events.map(({ type, entity_id, version }) => `${type} ${entity_id} ${version}`));
  const known = new Set(keys.map(({ key, id }) => `${key} ${id}`));
  return acknowledged.flatMap(({ action, kind, id, version, key }) => [
    ...(written.has(`${kind}.${action} ${id} ${version}`)
      ? []
      : [`${kind} ${id} ${action} in version ${version} is lost`]),
    ...(key === undefined || known.has(`${key} ${id}`) ? [] : [`the idempotency key of ${kind} ${id} is lost`]),
  ]);
}

/** The feed, with what was read of it before the crash, and the outbox have each event once. */
function wrongList(name: string, { events }: State, ids: readonly string[]): string[] {
  const counts = new Map(events.map(({ id }) => [id, 0]));
  for (const id of ids) counts.set(id, (counts.get(id) ?? Number.NaN) + 1);
  return [...counts].flatMap(([id, count]) => {
    if (count === 1) return [];
    if (Number.isNaN(count)) return [`the ${name} has ${id}, which is no event`];
    return [count === 0 ? `the ${name} lacks ${id}` : `the ${name} has ${id} ${count} times`];
  });
}

/** Each record has the events of all its versions, and each event led to the record as it is. */
function halfRecords({ records, events }: RecordState): string[] {
  const byRecord = Map.groupBy(events, ({ entity, entity_id }) => `${entity} ${entity_id}`);
  const stored = new Map(records.map((record) => [`${record.kind} ${record.id}`, record]));
  const withoutEvents = [...stored.keys()].filter((name) => !byRecord.has(name));
  return [
    ...withoutEvents.map((name) => `${name} has no event`),
    ...[...byRecord].flatMap(([name, own]) => {
      const last = own.at(-1);
      const deleted = last?.type.endsWith('.deleted');
      const changes = deleted ? own.slice(0, -1) : own;
      const record = stored.get(name);
      if (changes.some(({ version }, index) => version !== index + 1)) return [`${name} has a gap in its events`];
      if (deleted) return record ? [`${name} exists though its deletion has an event`] : [];
      if (!record) return [`${name} has events and does not exist`];
      const same = Object.entries(record.document).every(([field, value]) =>
        isDeepStrictEqual(last?.data[field], value),
      );
      return same && record.version === last?.version ? [] : [`${name} is not what its last event says`];
    }),
  ];
}

/** A task names its project in its document and in the table of references, or in neither. */
function halfReferences({ records, references }: RecordState): string[] {
  const named = records
    .filter(({ document }) => typeof document.project_id === 'number')
    .map(({ id, document }) => `${id} /project_id ${document.project_id}`);
  const stated = references.map(({ id, pointer, target_id }) => `${id} ${pointer} ${target_id}`);
  return [...new Set(named).symmetricDifference(new Set(stated))].map((name) => `the reference ${name} is half`);
}

/** A key stands for a creation that has happened. */
function halfKeys({ keys, events }: RecordState): string[] {
  const created = new Set(events.filter(({ type }) => type.endsWith('.created')).map(({ entity_id }) => entity_id));
  return keys
    .filter(({ id }) => !created.has(id))
    .map(({ key, id }) => `the key ${key} stands for ${id}, which is not`);
}

/** The numbers of quotes have no gap and no double. A state may begin with a later one than the first. */
function wrongNumbers({ events }: RecordState): string[] {
  const quotes = events.filter(({ type }) => type === 'quote.created');
  const numbers = new Set(quotes.map(({ data }) => Number(String(data.number).split('-')[2])));
  const first = Math.min(...numbers);
  const expected = quotes.map((_, index) => first + index);
  return expected.every((number) => numbers.has(number)) ? [] : ['the numbers of quotes have a gap'];
}
