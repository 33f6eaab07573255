import { batchesOf, lockNotAvailable, lockTimeout, writeTogether } from '../database/batches/batches.ts';
import { inCluster } from '../database/citus/cluster-client.ts';
import { executeText } from '../database/postgresql/prepared-statements.ts';
import { storedTokens } from '../database/search-terms.ts';
import type { Connection } from '../database/store.ts';
import { type IdempotentRequest, insertIdempotencyKeys } from '../http/idempotency-keys.ts';
import {
  type ChangeInput,
  changeInput,
  changeParameters,
  changeStatement,
  ofOrganizations,
  type RecordChange,
} from '../outbox/record-changes.ts';
import { type RecordReference, referencesOf } from './constraint-problems.ts';
import { columnFields, type PlainRecord, renamedValues, searchText } from './record.ts';

type Change = RecordChange & { readonly record: PlainRecord };

/** The columns of a record that its content determines, as SQL. */
const content = {
  external_id: 'input.external_id',
  document: `(input.data::jsonb - '{${[...columnFields]}}'::text[]) || coalesce(input.renamed::jsonb, '{}')`,
  search: storedTokens('input.search'),
};

const insertedReferences = `reference as (
  insert into record_references (organization_id, kind, id, pointer, target_kind, target_id)
  select input.organization_id, input.kind, input.id, added.pointer, added.kind, added.id
  from input cross join lateral json_to_recordset(input.added_references) as added(pointer text, kind text, id bigint)
)`;

/**
 * Returns a common table expression that stores the responses to requests with a key.
 * @param made the changed records
 * @param response SQL
 */
const storedResponses = (made: string, response = 'data::text') =>
  `idempotency_key as (${insertIdempotencyKeys(
    `(select organization_id, request, ${response} as answer, now from ${made} where request is not null)`,
  )} returning organization_id)`;

export const insertStatement = changeStatement([
  storedResponses('input'),
  `record as (
    insert into records (organization_id, kind, id, version, created_at, updated_at, ${Object.keys(content)})
    select organization_id, kind, id, version, created_at, now, ${Object.values(content)}
    from input
    -- A key that exists fails before the record waits for a lock.
    where (select count(*) from idempotency_key) >= 0
  )`,
  insertedReferences,
]);

/** The kind, which comes from the contract, is part of the text, so that the plan reads only its partition. */
const isRecord = (kind: string) =>
  `records.organization_id = input.organization_id and records.kind = '${kind}' and records.id = input.id
  ${inCluster(ofOrganizations('records'))}`;

/** Without those that were changed in the meantime. */
const changed = 'input join record using (n)';

const isUnchanged = 'records.version = input.version - 1';

export const updateStatement = textByKind((kind) =>
  changeStatement(
    [
      `record as (
        update records set
          version = input.version, updated_at = input.now,
          ${Object.entries(content).map(([column, value]) => `${column} = ${value}`)}
        from input
        where ${isRecord(kind)} and ${isUnchanged}
        returning input.n
      )`,
      insertedReferences,
      storedResponses(changed),
    ],
    changed,
  ),
);

export const deleteStatement = textByKind((kind) =>
  changeStatement(
    [
      `record as (
        delete from records using input
        where ${isRecord(kind)} and ${isUnchanged}
          -- For one of them, the constraint would fail all deletions of the statement.
          and not exists (
            select from record_references as reference
            where reference.organization_id = input.organization_id ${inCluster(ofOrganizations('reference'))}
              and reference.target_kind = '${kind}' and reference.target_id = input.id
              and (reference.kind, reference.id) <> ('${kind}', input.id)
          )
        returning input.n
      )`,
      storedResponses(changed, "'null'"),
    ],
    changed,
  ),
);

/** Texts stay the same objects, because the driver compares them with those that a connection has prepared. */
function textByKind(textOf: (kind: string) => string): (kind: string) => string {
  const known = new Map<string, string>();
  return (kind) => {
    const text = known.get(kind) ?? textOf(kind);
    known.set(kind, text);
    return text;
  };
}

/**
 * Executes a statement for changes of different records.
 * @param lockTimeout how long to wait for a lock; null for the setting of the connection
 * @returns for each change, whether it was made
 */
async function execute(
  db: Connection,
  statement: string,
  changes: readonly ChangeInput[],
  lockTimeout: string | null,
): Promise<boolean[]> {
  const rows = await executeText<{ n: number }>(db, statement, changeParameters(changes, lockTimeout));
  const made = new Set(rows.map(({ n }) => n));
  return changes.map((_change, index) => made.has(index + 1));
}

/**
 * Changes of concurrent requests, which one statement makes.
 * @param makeAlone makes a change that the others cannot wait for
 */
const changeBatches = (
  statement: (kind: string) => string,
  makeAlone: (...change: Parameters<typeof execute>) => Promise<boolean[]> = execute,
) =>
  batchesOf<ChangeInput, boolean>(
    (db, kind) => (changes) => {
      const text = statement(kind);
      return writeTogether(
        changes,
        (together, lockTimeout) => execute(db, text, together, lockTimeout),
        async (change) => (await makeAlone(db, text, [change], null))[0] === true,
      );
    },
    ({ fields }) => fields.length,
  );

const inserts = changeBatches(() => insertStatement);
const makeUnlessLocked: typeof execute = (db, text, changes) =>
  // One that waits for a lock would get the time before its wait.
  execute(db, text, changes, lockTimeout).catch((error) => {
    if (error.code === lockNotAvailable) return [false];
    throw error;
  });
const updates = changeBatches(updateStatement, makeUnlessLocked);
const deletions = changeBatches(deleteStatement, makeUnlessLocked);

/** Inserts a record with its references, its event and the key of its request. */
export async function insertRecord(db: Connection, change: Change, request?: IdempotentRequest): Promise<void> {
  await inserts(db, '', change.record.organization_id).add(insertion(change, request));
}

/** Inserts a record as `insertRecord` does, in a transaction. */
export async function insertRecordIn(
  transaction: Connection,
  change: Change,
  request?: IdempotentRequest,
): Promise<void> {
  await execute(transaction, insertStatement, [insertion(change, request)], null);
}

const insertion = (change: Change, request: IdempotentRequest | undefined): ChangeInput =>
  changeInput({
    ...change,
    renamed: renamedValues(change.resource, change.record),
    search: searchText(change.resource, change.record),
    addedReferences: referencesOf(change.resource, change.record),
    request,
  });

/**
 * Updates a record whose references do not change, and inserts its event and the key of its request.
 * @returns whether the record still had the version before and was not locked; otherwise nothing is written
 */
export const updateRecord = (db: Connection, change: Change, request?: IdempotentRequest): Promise<boolean> => {
  const { resource, record } = change;
  const content = { renamed: renamedValues(resource, record), search: searchText(resource, record) };
  return updates(db, resource.kind, record.organization_id).add(changeInput({ ...change, ...content, request }));
};

/**
 * Updates a record that the transaction has locked, with its references, and inserts its event.
 * @param before the references before the change
 */
export async function updateRecordIn(
  transaction: Connection,
  change: Change,
  before: readonly RecordReference[],
): Promise<void> {
  const { resource, record } = change;
  const after = referencesOf(resource, record);
  const removed = without(before, after).map(({ pointer }) => pointer);
  // Unchanged references are not written, so they take no locks.
  if (removed.length > 0) {
    await transaction
      .deleteFrom('record_references')
      .where('organization_id', '=', record.organization_id)
      .where('kind', '=', resource.kind)
      .where('id', '=', record.id)
      .where('pointer', 'in', removed)
      .execute();
  }
  const content = { renamed: renamedValues(resource, record), search: searchText(resource, record) };
  const addedReferences = without(after, before);
  await execute(
    transaction,
    updateStatement(resource.kind),
    [changeInput({ ...change, ...content, addedReferences })],
    null,
  );
}

/**
 * Deletes a record, which also deletes its references, and inserts its event and the key of its request.
 * @returns whether the record still had the version before, was not locked, and no other record refers to it; otherwise nothing
 * is written
 */
export const deleteRecord = (db: Connection, change: Change, request?: IdempotentRequest): Promise<boolean> =>
  deletions(db, change.resource.kind, change.record.organization_id).add(changeInput({ ...change, request }));

/** Deletes a record that the transaction has locked as `deleteRecord` does. @returns whether no other record refers to it */
export async function deleteRecordIn(transaction: Connection, change: Change): Promise<boolean> {
  const [isDeleted = false] = await execute(
    transaction,
    deleteStatement(change.resource.kind),
    [changeInput(change)],
    null,
  );
  return isDeleted;
}

/** Returns whether two records have the same references. */
export const haveSameReferences = (one: readonly RecordReference[], other: readonly RecordReference[]): boolean =>
  without(one, other).length === 0 && without(other, one).length === 0;

/** Returns the references that are not among the others. */
function without(references: readonly RecordReference[], others: readonly RecordReference[]): RecordReference[] {
  const keyOf = ({ pointer, kind, id }: RecordReference) => `${pointer} ${kind} ${id}`;
  const known = new Set(others.map(keyOf));
  return references.filter((reference) => !known.has(keyOf(reference)));
}
