import { setTimeout } from 'node:timers/promises';
import { type Resource, resources } from '@worklane/contract';
import { uniqueFieldsOf } from '@worklane/contract/record-rules';
import { sql } from 'kysely';
import { hasUniqueIndex, UnacceptedRecordsError } from '../database/partitions/partitions.ts';
import type { Connection } from '../database/store.ts';
import { duplicateRecords } from './constraint-problems.ts';
import type { Condition } from './list-rows.ts';
import { fromRow, type PlainRecord, type RecordRow, recordColumnsText, unknownFields } from './record.ts';
import { recordViolations } from './record-validation.ts';

export interface ScanOptions {
  /** Which records; default: all of the kind. */
  readonly condition?: Condition;
  /** Records per statement. The default lets requests wait for a few milliseconds at most. */
  readonly batchSize?: number;
  /** After a batch, this many times the duration of reading and using it passes until the next one. */
  readonly restFactor: number;
  readonly signal?: AbortSignal | undefined;
}

/** For work in the background. */
export const backgroundRest = 3;

/**
 * Reads the records of a kind in all organizations, batch by batch in the order of organizations and IDs.
 * @throws AbortError
 */
export async function* scanRecords(
  db: Connection,
  { kind }: Resource,
  { condition = sql`true`, batchSize = 100, restFactor, signal }: ScanOptions,
): AsyncGenerator<RecordRow[], void> {
  let last = { organization_id: 0, id: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    const { rows } = await sql<RecordRow>`
      select ${sql.raw(recordColumnsText)} from records
      where kind = ${sql.lit(kind)} and (organization_id, id) > (${last.organization_id}::bigint, ${last.id}::bigint)
        and ${condition}
      order by organization_id, id limit ${sql.lit(batchSize)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1) ?? last;
    await setTimeout((performance.now() - start) * restFactor);
  }
}

/** A contract that describes stored records. */
export interface StoredContract {
  readonly resources: readonly Resource[];
  readonly violationsOf: (
    resource: Resource,
    record: PlainRecord,
  ) => readonly { readonly pointer: string; readonly code: string }[];
}

export const currentContract: StoredContract = {
  resources: Object.values<Resource>(resources),
  violationsOf: recordViolations,
};

/** Milliseconds after which the check leaves the rest to the one in the background. */
const timeLimit = 2000;

const batchSize = 1000;

interface Check {
  readonly kind: string;
  readonly fingerprint: string;
  readonly invalid_records: number;
}

/**
 * Compares the contract with the one by which the records of a database were checked last. It reads records of kinds that have
 * changed, for a limited time, and writes nothing: until it returns, nodes of the previous release are undisturbed.
 * @throws UnacceptedRecordsError
 */
export async function requireAcceptedRecords(db: Connection, contract = currentContract): Promise<void> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('stored_record_checks') is not null as found`.execute(db);
  if (!tables[0]?.found) return;
  const checks = await db.selectFrom('stored_record_checks').selectAll().orderBy('checked_at', 'desc').execute();
  const deadline = performance.now() + timeLimit;
  const problems: string[] = [];
  for (const resource of contract.resources) {
    const own = checks.filter(({ kind }) => kind === resource.kind);
    const previous = own.find(({ fingerprint }) => fingerprint !== removedKind);
    if (!previous || own.some(({ fingerprint }) => fingerprint === resource.fingerprint)) continue;
    problems.push(...(await problemsOf(db, contract, resource, previous, deadline)));
  }
  throwIfAny([...problems, ...(await duplicates(db, contract)), ...(await removedKinds(db, contract, checks))]);
}

/** The fingerprint of a kind that the contract does not have any more. */
export const removedKind = 'removed';

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new UnacceptedRecordsError(problems);
}

/** Records that were invalid before are no reason to stay with the previous release. */
async function problemsOf(
  db: Connection,
  { violationsOf }: StoredContract,
  resource: Resource,
  previous: Check,
  deadline: number,
): Promise<string[]> {
  const counts = new Map<string, number>();
  let read = 0;
  let invalid = 0;
  let isComplete = true;
  for await (const rows of scanRecords(db, resource, { batchSize, restFactor: 0 })) {
    for (const row of rows) {
      const record = fromRow(resource, row);
      const found = violationsOf(resource, record).map(({ pointer, code }) => {
        const [, name = '', ...nested] = pointer.split('/');
        return placeOf(pointer, nested.length === 0 && record[name] === null ? 'null' : code);
      });
      found.push(...unknownFields(resource, row.document).map((name) => placeOf(`/${name}`, 'unknown_field')));
      for (const place of new Set(found)) counts.set(place, (counts.get(place) ?? 0) + 1);
      if (found.length > 0) invalid++;
    }
    read += rows.length;
    isComplete = performance.now() < deadline;
    if (!isComplete) break;
  }
  if (invalid <= previous.invalid_records) return [];
  const of = `${isComplete ? '' : 'the first '}${read} ${resource.collection}`;
  return [...counts].map(([place, count]) => {
    const [field = '', code = ''] = place.split(' ');
    return `${fileOf(resource)}#/properties/${field}: ${count} of ${of} have ${code}. ${adviceOf(code)}`;
  });
}

/** Unique fields without an index are new in the contract. */
async function duplicates(db: Connection, { resources }: StoredContract): Promise<string[]> {
  const problems: string[] = [];
  for (const resource of resources) {
    for (const { names } of uniqueFieldsOf(resource)) {
      const found = (await hasUniqueIndex(db, resource, names)) ? [] : await duplicateRecords(db, resource, names);
      const [one, other] = found;
      if (!one || !other) continue;
      const place = `${fileOf(resource)}#/properties/${names[0]}`;
      const equal = `${found.length} ${resource.collection} are not unique, such as ${one.id} and ${other.id} of organization ${one.organization_id}`;
      problems.push(`${place}: ${equal}. ${adviceOf('duplicate')}`);
    }
  }
  return problems;
}

const placeOf = (pointer: string, code: string) => `${pointer.split('/')[1] ?? ''} ${code}`;

const fileOf = ({ kind, schemas }: Resource) =>
  `specs/schemas/${schemas.create === null ? '' : 'kinds/'}${kind}/${schemas.record}.yaml`;

const advice: Readonly<Record<string, string>> = {
  null: 'Declare x-existing.',
  not_in_enum: 'Declare x-replaced-values.',
  unknown_field: 'Declare x-renamed-from at its new name, or list it in x-resource.removed.',
};

const adviceOf = (code: string) => advice[code] ?? 'Change these records with the previous release, or accept them.';

async function removedKinds(db: Connection, contract: StoredContract, checks: readonly Check[]): Promise<string[]> {
  const known = new Set(contract.resources.map(({ kind }) => kind));
  const isAccepted = (kind: string) => checks.some((each) => each.kind === kind && each.fingerprint === removedKind);
  const removed = new Set(checks.map(({ kind }) => kind).filter((kind) => !known.has(kind) && !isAccepted(kind)));
  const problems: string[] = [];
  for (const kind of removed) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from (select from records where kind = ${kind} limit ${sql.lit(batchSize)}) as stored`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0)
      problems.push(`specs/schemas/kinds/${kind}: ${count} records. Delete them with the previous release.`);
  }
  return problems;
}
