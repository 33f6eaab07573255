import type { Resource } from './catalogues.ts';

/** A record as far as its name depends on it. */
export interface NamedRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Returns the fields that name a record: the sortable and searchable ones, up to the first that is never null. */
export function nameFields({ fields }: Resource): string[] {
  const candidates = Object.entries(fields).filter(([, { sortable, searchable }]) => sortable && searchable);
  const last = candidates.findIndex(([, { nullable }]) => !nullable);
  return candidates.slice(0, last + 1).map(([name]) => name);
}

/** Returns the name of a record, or its kind and ID when it has no name: `booking 12`. */
export function recordName(resource: Resource, record: NamedRecord): string {
  const parts = nameFields(resource).flatMap((name) => record[name] ?? []);
  return parts.length > 0 ? parts.join(' ') : `${resource.kind} ${record.id}`;
}
