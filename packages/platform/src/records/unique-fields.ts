import type { Field, Resource } from '@worklane/contract';
import { uniqueFieldsOf } from '@worklane/contract/record-rules';
import { valueTaken } from '@worklane/contract/requests';
import type { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { uniqueExpression } from '../database/field-expression.ts';
import type { Connection } from '../database/store.ts';
import type { PlainRecord } from './record.ts';

type Names = readonly [string, ...string[]];

const expressionOf = ({ fields }: Resource, name: string) => sql.raw(uniqueExpression(name, fields[name] as Field));

/**
 * Returns the problem of a record whose values of unique fields another one has: that of the first declaration that it violates,
 * as the model finds it.
 * @param violated the fields of the index that it violates. The other record may be gone, or belong to the same transaction,
 * and the index to a newer contract than that of this node.
 */
export async function uniqueProblem(
  db: Connection,
  resource: Resource,
  record: PlainRecord,
  violated: Names,
): Promise<ProblemError> {
  const { kind } = resource;
  for (const fields of uniqueFieldsOf(resource)) {
    const equal = fields.names.map((name) => {
      const value = record[name] ?? null;
      // A comparison with null is not true.
      return sql`${expressionOf(resource, name)} = ${value === null ? null : String(value)}::text`;
    });
    const { rows } = await sql<{ id: number }>`
      select id from records
      where organization_id = ${record.organization_id} and kind = ${sql.lit(kind)} and id <> ${record.id}
        and ${sql.join(equal, sql` and `)}
      limit 1`.execute(db);
    if (rows[0]) return valueTaken(kind, fields, rows[0].id);
  }
  const declared = uniqueFieldsOf(resource).find(({ names }) => names.join() === violated.join());
  return valueTaken(kind, declared ?? { names: violated }, undefined);
}

/** Returns the records of all organizations that share their values of unique fields, equal ones in a row. */
export async function duplicateRecords(
  db: Connection,
  resource: Resource,
  names: Names,
): Promise<{ readonly organization_id: number; readonly id: number }[]> {
  const values = names.map((name) => expressionOf(resource, name));
  const isSet = values.map((value) => sql`${value} is not null`);
  const { rows } = await sql<{ organization_id: number; id: number }>`
    select organization_id, id from (
      select organization_id, id, count(*) over equal as number, min(id) over equal as first
      from records
      where kind = ${sql.lit(resource.kind)} and ${sql.join(isSet, sql` and `)}
      window equal as (partition by organization_id, ${sql.join(values)})
    ) as counted
    where number > 1
    order by organization_id, first, id`.execute(db);
  return rows;
}
