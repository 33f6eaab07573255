import type { BatchResults, Event } from '@worklane/client';
import type { Queries, RecordQueries } from '@worklane/client/react-query';
import { type Field, nameFields, type Resource, resources } from '@worklane/contract';
import { type FieldFormat, formatOf, timeRangeOf } from './field-format.ts';
import type { SchemaField } from './fields.ts';

/** A record of any kind. */
export interface AnyRecord {
  readonly id: number;
  readonly version?: number;
  readonly [field: string]: unknown;
}

export type AnyQuery = Readonly<Record<string, string | number | readonly number[]>>;

/** Every collection of the contract, members included. */
export const collections: readonly Resource[] = Object.values<Resource>(resources);

export const findCollection = (name: string): Resource | undefined =>
  collections.find(({ collection }) => collection === name);

/** Returns the collection of a resource kind: `tasks` for `task`. */
export const collectionOf = (kind: string): Resource | undefined => collections.find((each) => each.kind === kind);

/** Returns a resource kind in prose: `purchase order` of `purchase-order`. */
export const nounOf = (kind: string): string => collectionOf(kind)?.noun ?? kind;

/** Returns the queries and mutations of a collection. Members have only queries. */
export const recordQueries = (queries: Queries, { property }: Resource) =>
  queries[property as keyof Queries] as unknown as RecordQueries<
    AnyRecord,
    object,
    object,
    AnyQuery,
    Event,
    object,
    object
  >;

/** The methods of the API client for a collection of records. */
export interface RecordMethods {
  iterate: (query: AnyQuery, options: { signal: AbortSignal }) => AsyncIterable<AnyRecord>;
  pages: (query: AnyQuery, options: { signal: AbortSignal }) => AsyncIterable<{ data: readonly AnyRecord[] }>;
  batch: (batch: { items: object[] }, options: { idempotencyKey: string; maxRetries: number }) => Promise<BatchResults>;
}

/** Returns the methods of the API client for a collection, for changes of many records. */
export const recordMethods = ({ client }: Queries, { property }: Resource) =>
  client[property as keyof typeof client] as unknown as RecordMethods;

/** Returns a number of records: `1 company`, `3 companies`. */
export const countOf = (number: number, { noun, nouns }: Pick<Resource, 'noun' | 'nouns'>): string =>
  `${number.toLocaleString('en')} ${number === 1 ? noun : nouns}`;

const maxColumns = 8;

/**
 * Returns the fields that a table of records shows: name, time, enums, references, amounts and dates, at most eight. The
 * start of a time range includes both of its times.
 */
export function tableColumns(resource: Resource, schemaFields: readonly SchemaField[]): string[] {
  const formats = new Map(schemaFields.map((field) => [field.name, formatOf(field)]));
  const range = timeRangeOf(schemaFields);
  const fieldsWhere = (test: (name: string, field: Field) => boolean) =>
    Object.entries(resource.fields)
      .filter(([name, field]) => test(name, field))
      .map(([name]) => name);
  const withFormat = (...wanted: FieldFormat[]) => fieldsWhere((name) => wanted.includes(formats.get(name) ?? 'text'));
  const dates = fieldsWhere(
    (name, { type, filter, writable }) => /^date/.test(type) && filter === 'range' && writable && name !== range?.end,
  );
  const columns = [
    'id',
    ...(range ? [range.start] : []),
    ...nameFields(resource),
    ...fieldsWhere((_name, { enum: values }) => values !== undefined),
    ...withFormat('email'),
    // Few records refer to one of their own kind, such as the parent task.
    ...withFormat('reference')
      .filter((name) => resource.references.every(({ path, kind }) => path[0] !== name || kind !== resource.kind))
      .slice(0, 2),
    ...withFormat('money', 'totals').slice(0, 1),
    ...dates.slice(0, 2),
    ...withFormat('boolean'),
  ];
  return [...new Set([...[...new Set(columns)].slice(0, maxColumns - 1), 'updated_at'])];
}
