import type { Client, Records } from '@worklane/client';
import { type Resource, resources } from '@worklane/contract';

/** A record of any kind. */
export interface AnyRecord {
  readonly id: number;
  readonly version?: number;
  readonly [field: string]: unknown;
}

export type AnyQuery = Readonly<Record<string, string | number>>;

/** Every collection of the contract, the members too. */
export const collections: readonly Resource[] = Object.values<Resource>(resources);

export const findCollection = (name: string): Resource | undefined =>
  collections.find(({ collection }) => collection === name);

/** That of a kind, as references name it: `task` is of `tasks`. */
export const collectionOf = (kind: string): Resource | undefined => collections.find((each) => each.kind === kind);

/** The calls of a collection that is known by its name alone. Members can be read only. */
export const recordsOf = (client: Client, { collection }: Resource) =>
  client[collection as keyof Client] as unknown as Records<AnyRecord, object, object, AnyQuery>;

/** The fields that people know a record by: those that lists sort and search by, up to the first that is always there. */
export function nameFields({ fields }: Resource): string[] {
  const known = Object.entries(fields).filter(([, { sortable, searchable }]) => sortable && searchable);
  const certain = known.findIndex(([, { nullable }]) => !nullable);
  return known.slice(0, certain + 1).map(([name]) => name);
}

/** What people call a record; `booking 12` where it has no name. */
export function recordName(resource: Resource, record: AnyRecord): string {
  const parts = nameFields(resource).flatMap((name) => record[name] ?? []);
  return parts.length > 0 ? parts.join(' ') : `${resource.kind} ${record.id}`;
}
