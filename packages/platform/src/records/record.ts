import type { Resource } from '@worklane/contract';
import { resources } from '@worklane/contract';
import { sql } from 'kysely';

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

const plainColumns = ['organization_id', 'id', 'version', 'document', 'created_at', 'updated_at'] as const;

/**
 * Text as JSON, which drivers give as a string as well. PGlite takes U+FEFF at the start of a text for a byte order mark
 * and drops it; in JSON a quotation mark comes first.
 */
export const asJson = (text: string): string => `to_jsonb(${text})`;

const externalId = asJson('external_id');

/** What a record is read from, for a query that is built. */
export const recordColumns = [...plainColumns, sql<string | null>`${sql.raw(externalId)}`.as('external_id')];

/** The same, for one that is written. */
export const recordColumnsText = `${plainColumns.join(', ')}, ${externalId} as external_id`;

/** Fields that have a column of their own; all others stand in the document. */
const columnFields: ReadonlySet<string> = new Set([...plainColumns, 'external_id']);

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
