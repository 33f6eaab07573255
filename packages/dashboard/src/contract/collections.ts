import type { Queries, RecordQueries } from '@worklane/client/react-query';
import { type Field, type Resource, resources } from '@worklane/contract';

/** A record of any kind. */
export interface AnyRecord {
  readonly id: number;
  readonly version?: number;
  readonly [field: string]: unknown;
}

export type AnyQuery = Readonly<Record<string, string | number>>;

/** Every collection of the contract, members included. */
export const collections: readonly Resource[] = Object.values<Resource>(resources);

export const findCollection = (name: string): Resource | undefined =>
  collections.find(({ collection }) => collection === name);

/** Returns the collection of a resource kind: `tasks` for `task`. */
export const collectionOf = (kind: string): Resource | undefined => collections.find((each) => each.kind === kind);

/** Returns the queries and mutations of a collection. Members have only queries. */
export const recordQueries = (queries: Queries, { collection }: Resource) =>
  queries[collection as keyof Queries] as unknown as RecordQueries<AnyRecord, object, object, AnyQuery>;

/** Returns the fields that name a record: the sortable and searchable ones, up to the first that is never null. */
export function nameFields({ fields }: Resource): string[] {
  const candidates = Object.entries(fields).filter(([, { sortable, searchable }]) => sortable && searchable);
  const last = candidates.findIndex(([, { nullable }]) => !nullable);
  return candidates.slice(0, last + 1).map(([name]) => name);
}

/** Returns the name of a record, or its kind and ID when it has no name: `booking 12`. */
export function recordName(resource: Resource, record: AnyRecord): string {
  const parts = nameFields(resource).flatMap((name) => record[name] ?? []);
  return parts.length > 0 ? parts.join(' ') : `${resource.kind} ${record.id}`;
}

const maxColumns = 7;

/** Returns the fields that a table of records shows: name, enums, two references and two dates at most. */
export function tableColumns(resource: Resource): string[] {
  const fieldsWhere = (test: (field: Field) => boolean) =>
    Object.entries(resource.fields)
      .filter(([, field]) => test(field))
      .map(([name]) => name);
  const references = resource.references.flatMap(({ path: [name, ...rest] }) =>
    name !== undefined && rest.length === 0 ? [name] : [],
  );
  const dates = fieldsWhere(({ type, filter, writable }) => /^date/.test(type) && filter === 'range' && writable);
  const columns = [
    'id',
    ...nameFields(resource),
    ...fieldsWhere(({ enum: values }) => values !== undefined),
    ...references.slice(0, 2),
    ...dates.slice(0, 2),
  ];
  return [...new Set([...columns.slice(0, maxColumns - 1), 'updated_at'])];
}
