import type { Field, Resource, schemas } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { invalidTime, isTimeType, type ProblemViolation, toStoredTime } from '@worklane/contract/requests';
import { searchTokens } from '@worklane/contract/search-tokens';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { RecordsTable } from '../database/tables/records.ts';
import { parseJsonTimestamp } from '../database/value-parsers.ts';
import { type IdempotentRequest, keyInProgress, lockIdempotencyKey } from '../http/idempotency-keys.ts';
import { resourcesByKind, storedValue } from '../outbox/record-changes.ts';

/** A record as in a response: the fields of all resource kinds, and those of its own. */
export interface PlainRecord {
  id: number;
  organization_id: number;
  version: number;
  external_id: string | null;
  custom_fields: Record<string, string | number | boolean>;
  created_at: string;
  updated_at: string;
  created_by: schemas.EventActor | null;
  updated_by: schemas.EventActor | null;
  [field: string]: unknown;
}

/** Returns the time of a change of a record, which is never before that of the last one. */
export function changeTime(clock: () => Date, { updated_at }: Pick<PlainRecord, 'updated_at'>): string {
  const now = clock().toISOString();
  return now > updated_at ? now : updated_at;
}

/** A row of the table `records`. */
export type RecordRow = Omit<Selectable<RecordsTable>, 'kind' | 'search'>;

const plainColumns = ['organization_id', 'id', 'version', 'document', 'created_at', 'updated_at'] as const;

/**
 * Returns SQL that reads text as JSON, which the drivers also parse to a string. PGlite drops U+FEFF at the start of a text
 * as a byte order mark; JSON starts with a quotation mark.
 */
export const asJson = (text: string): string => `to_jsonb(${text})`;

const externalId = asJson('external_id');

/** The columns of a record for the query builder. */
export const recordColumns = [...plainColumns, sql<string | null>`${sql.raw(externalId)}`.as('external_id')];

/** The columns of a record as SQL text. */
export const recordColumnsText = `${plainColumns.join(', ')}, ${externalId} as external_id`;

/** The result of `asOneText`: a JSON array of rows, null for none. */
export interface SelectedRows {
  rows: string | null;
}

/**
 * Returns SQL that selects rows as one JSON text (`rowsOf`): the drivers take longer to read the columns of a record than to
 * parse its JSON.
 */
export const asOneText = (select: RawBuilder<unknown>): RawBuilder<SelectedRows> =>
  sql`select json_agg(page) as rows from (${select}) as page`;

/** Returns the rows that `asOneText` selects. */
export function rowsOf<Row extends RecordRow>([result]: readonly SelectedRows[]): Row[] {
  const rows = parseJson(result?.rows ?? '[]') as Row[];
  for (const row of rows) {
    row.created_at = parseJsonTimestamp(row.created_at);
    row.updated_at = parseJsonTimestamp(row.updated_at);
  }
  return rows;
}

/** Fields with a column of their own; all others are in the document. */
export const columnFields: ReadonlySet<string> = new Set([...plainColumns, 'external_id']);

/**
 * Returns the record of a row. A field that the contract did not have when the row was written has the value that it declares for
 * these records, else its default, else null.
 */
export function fromRow({ fields }: Resource, row: RecordRow): PlainRecord {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name] as Field;
    const value = columnFields.has(name) ? row[name as keyof RecordRow] : storedValue(name, field, row.document);
    record[name] = value ?? field.default ?? null;
  }
  return record as PlainRecord;
}

/** Returns the body of a creation with the default, else null, of each missing field. */
export function withDefaults({ fields }: Resource, body: Record<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const otherwise = fields[name]?.default ?? null;
    // Copying a value that is no object takes long, too.
    record[name] = body[name] ?? (typeof otherwise === 'object' ? structuredClone(otherwise) : otherwise);
  }
  return record;
}

/** Returns the content of the column `document`. */
export const documentOf = (resource: Resource, record: PlainRecord): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.keys(resource.fields)
      .filter((name) => !columnFields.has(name))
      .map((name) => [name, record[name]]),
  ),
  ...renamedValues(resource, record),
});

/** Returns the values of renamed fields by their earlier names, by which nodes of the previous release read them. */
export function renamedValues({ fields }: Resource, record: PlainRecord): Record<string, unknown> | undefined {
  const renamed = Object.entries(fields).flatMap(([name, { migration }]) =>
    migration?.renamedFrom === undefined ? [] : [[migration.renamedFrom, record[name]]],
  );
  return renamed.length > 0 ? Object.fromEntries(renamed) : undefined;
}

/** Returns the fields of a document that the contract does not have, nor had: they would be hidden, and lost with the next update. */
export function unknownFields({ fields, removedFields = [] }: Resource, document: RecordRow['document']): string[] {
  const earlier = [...removedFields, ...Object.values(fields).map(({ migration }) => migration?.renamedFrom)];
  return Object.keys(document).filter(
    (name) => !(name in fields) && document[name] !== null && !earlier.includes(name),
  );
}

/** Returns the tokens by which a search finds a record, separated by spaces (`storedTokens`). */
export const searchText = (resource: Resource, record: PlainRecord): string =>
  searchTokens(
    Object.entries(resource.fields)
      .filter(([name, { searchable }]) => searchable && typeof record[name] === 'string')
      .map(([name]) => record[name])
      .join('\n'),
  ).join(' ');

/** Returns the resource of a kind. @throws Error if the contract has no such kind */
export function resourceOf(kind: string): Resource {
  const resource = resourcesByKind.get(kind);
  if (!resource) throw new Error(`Unknown resource kind: ${kind}.`);
  return resource;
}

/** Converts the times of a body to UTC in place, so that text order is time order. Returns the violations. */
export function normalizeTimestamps(resource: Resource, body: Record<string, unknown>): ProblemViolation[] {
  const errors: ProblemViolation[] = [];
  for (const [name, { type }] of Object.entries(resource.fields)) {
    const value = body[name];
    if (!isTimeType(type) || typeof value !== 'string') continue;
    const timestamp = toStoredTime(type, value);
    if (timestamp === undefined) errors.push({ in: 'body', pointer: `/${name}`, ...invalidTime(type) });
    else body[name] = timestamp;
  }
  return errors;
}

/** Returns whether the service assigns the number of a record. */
export const isNumbered = ({ fields }: Resource): boolean => fields.number?.writable === false;

/**
 * Returns the next number of a resource kind in an organization, such as `Q-2026-00042`. Call it in the transaction that
 * writes the record: its rollback makes the number available again.
 * @param request locked before the counter, for which other transactions wait
 * @throws ProblemError idempotency_key_in_progress
 */
export async function nextNumber(
  transaction: Connection,
  organizationId: number,
  { kind }: Resource,
  now: string,
  request?: IdempotentRequest,
): Promise<string> {
  const year = now.slice(0, 4);
  const { rows } = await sql<{ value: number }>`
    insert into counters (organization_id, name, value)
    select ${organizationId}::bigint, ${`${kind} ${year}`}::text, 1
    where ${request ? lockIdempotencyKey(request) : sql`true`}
    on conflict (organization_id, name) do update set value = counters.value + 1
    returning value`.execute(transaction);
  const [row] = rows;
  if (!row) throw keyInProgress();
  return `${kind.charAt(0).toUpperCase()}-${year}-${String(row.value).padStart(5, '0')}`;
}

/** The increment of the sequence record_ids. */
const blockSize = 100;

/**
 * Allocates record IDs. It takes them from the database in blocks, so that most creations need no statement for it. The unused
 * IDs of a block are lost when the process ends.
 */
export class RecordIds {
  readonly #db: Connection;
  #block: Promise<{ next: number; end: number }> | undefined;

  constructor(db: Connection) {
    this.#db = db;
  }

  async next(): Promise<number> {
    this.#block ??= this.#takeBlock();
    const current = this.#block;
    const block = await current;
    if (block.next < block.end) return block.next++;
    if (this.#block === current) this.#block = undefined;
    return this.next();
  }

  async #takeBlock() {
    try {
      const { rows } = await sql<{ first: number }>`select nextval('record_ids') as first`.execute(this.#db);
      const first = rows[0]?.first ?? 0;
      return { next: first, end: first + blockSize };
    } catch (error) {
      this.#block = undefined;
      throw error;
    }
  }
}
