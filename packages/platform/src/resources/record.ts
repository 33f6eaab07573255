import type { Resource } from '@worklane/contract';
import { resources } from '@worklane/contract';

/** A record as it is answered: what all kinds have, and the fields of its kind. */
export interface PlainRecord {
  id: number;
  organization_id: number;
  version: number;
  external_id: string | null;
  custom_fields: Record<string, string | number | boolean>;
  created_at: string;
  updated_at: string;
  [field: string]: unknown;
}

/** A row of the table `records`. */
export interface RecordRow {
  organization_id: number;
  id: number;
  version: number;
  external_id: string | null;
  document: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

export const recordColumns = [
  'organization_id',
  'id',
  'version',
  'external_id',
  'document',
  'created_at',
  'updated_at',
] as const;

/** Fields that have a column of their own; all others stand in the document. */
const columnFields: ReadonlySet<string> = new Set(recordColumns);

/** A field that the contract got after the record was written has its default, else null. */
export function fromRow(resource: Resource, row: RecordRow): PlainRecord {
  const record: Record<string, unknown> = {};
  for (const name in resource.fields) {
    const value = columnFields.has(name) ? row[name as keyof RecordRow] : row.document[name];
    record[name] = value ?? resource.fields[name]?.default ?? null;
  }
  return record as PlainRecord;
}

/** What the column `document` holds of a record. */
export const documentOf = (resource: Resource, record: PlainRecord): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(resource.fields)
      .filter((name) => !columnFields.has(name))
      .map((name) => [name, record[name]]),
  );

/** The text that the full text search of a kind reads. */
export const searchText = (resource: Resource, record: PlainRecord): string =>
  Object.entries(resource.fields)
    .filter(([name, { searchable }]) => searchable && typeof record[name] === 'string')
    .map(([name]) => record[name])
    .join('\n');

const byKind = new Map<string, Resource>(Object.values(resources).map((resource) => [resource.kind, resource]));

/** @throws when the contract has no such kind. */
export function resourceOf(kind: string): Resource {
  const resource = byKind.get(kind);
  if (!resource) throw new Error(`There is no kind ${kind}.`);
  return resource;
}
