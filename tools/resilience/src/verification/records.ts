import { isDeepStrictEqual } from 'node:util';
import type { Acknowledgement } from '../acknowledged-changes.ts';

/** The records in the database, with everything that is written with them. */
export interface RecordState {
  records: { kind: string; id: number; version: number; document: Record<string, unknown> }[];
  events: { type: string; entity: string; entity_id: number; version: number; data: Record<string, unknown> }[];
  references: { id: number; pointer: string; target_id: number }[];
  keys: { key: string; id: number }[];
}

/** Returns the violations in the records, their events, references and idempotency keys: lost and partial writes. */
export const findRecordViolations = (state: RecordState, acknowledged: readonly Acknowledgement[]): string[] => [
  ...lostWrites(state, acknowledged),
  ...partialRecords(state),
  ...partialReferences(state),
  ...unusedKeys(state),
  ...numberGaps(state),
];

function lostWrites({ events, keys }: RecordState, acknowledged: readonly Acknowledgement[]): string[] {
  const written = new Set(events.map(({ type, entity_id, version }) => `${type} ${entity_id} ${version}`));
  const known = new Set(keys.map(({ key, id }) => `${key} ${id}`));
  return acknowledged.flatMap(({ action, kind, id, version, key }) => [
    ...(written.has(`${kind}.${action} ${id} ${version}`)
      ? []
      : [`${kind} ${id} ${action} in version ${version} is lost`]),
    ...(key === undefined || known.has(`${key} ${id}`) ? [] : [`the idempotency key of ${kind} ${id} is lost`]),
  ]);
}

/** Each record has the events of all its versions, and the last event has its content. */
function partialRecords({ records, events }: RecordState): string[] {
  const byRecord = Map.groupBy(events, ({ entity, entity_id }) => `${entity} ${entity_id}`);
  const stored = new Map(records.map((record) => [`${record.kind} ${record.id}`, record]));
  const withoutEvents = [...stored.keys()].filter((name) => !byRecord.has(name));
  return [
    ...withoutEvents.map((name) => `${name} has no event`),
    ...[...byRecord].flatMap(([name, own]) => {
      const last = own.at(-1);
      const deleted = last?.type.endsWith('.deleted');
      const record = stored.get(name);
      if (own.some(({ version }, index) => version !== index + 1)) return [`${name} has a gap in its events`];
      if (deleted) return record ? [`${name} exists although its deletion has an event`] : [];
      if (!record) return [`${name} has events and does not exist`];
      const same = Object.entries(record.document).every(([field, value]) =>
        isDeepStrictEqual(last?.data[field], value),
      );
      return same && record.version === last?.version ? [] : [`${name} differs from its last event`];
    }),
  ];
}

/** The project of a task is in its document and in the table of references, or in neither. */
function partialReferences({ records, references }: RecordState): string[] {
  const named = records
    .filter(({ document }) => typeof document.project_id === 'number')
    .map(({ id, document }) => `${id} /project_id ${document.project_id}`);
  const stored = references.map(({ id, pointer, target_id }) => `${id} ${pointer} ${target_id}`);
  return [...new Set(named).symmetricDifference(new Set(stored))].map(
    (name) => `the reference ${name} is only in the document or only in the table`,
  );
}

/** Each idempotency key belongs to a record that was created. */
function unusedKeys({ keys, events }: RecordState): string[] {
  const created = new Set(events.filter(({ type }) => type.endsWith('.created')).map(({ entity_id }) => entity_id));
  return keys
    .filter(({ id }) => !created.has(id))
    .map(({ key, id }) => `the idempotency key ${key} belongs to record ${id}, which was never created`);
}

/** Quote numbers have no gaps and no duplicates. A state may start with a later number than the first. */
function numberGaps({ events }: RecordState): string[] {
  const quotes = events.filter(({ type }) => type === 'quote.created');
  const numbers = new Set(quotes.map(({ data }) => Number(String(data.number).split('-')[2])));
  const first = Math.min(...numbers);
  const expected = quotes.map((_, index) => first + index);
  return expected.every((number) => numbers.has(number)) ? [] : ['the quote numbers have a gap'];
}
