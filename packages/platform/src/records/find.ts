import type { Resource } from '@worklane/contract';
import type { Statement } from '../database/store.ts';
import type { RecordDependencies } from './dependencies.ts';
import { notFound } from './problems.ts';
import { fromRow, type PlainRecord, type RecordRow, recordColumnsText } from './record.ts';
import { requireReadable, requireValidRecord } from './record-validation.ts';

/** @throws ProblemError not_found, InvalidRecordError */
export async function findRecord(
  { store, validateStored = false }: Pick<RecordDependencies, 'store' | 'validateStored'>,
  resource: Resource,
  organizationId: number,
  id: number,
): Promise<PlainRecord> {
  const [row] = await store.read<RecordRow>(statementFor(resource.kind), [organizationId, id]);
  if (!row) throw notFound(resource.kind, id, organizationId);
  const record = fromRow(resource, row);
  const requireOf = validateStored ? requireValidRecord : requireReadable;
  requireOf(resource, record);
  return record;
}

const statements = new Map<string, Statement>();

/** The kind stands in the text, so that the plan has its partition alone. It comes from the contract. */
function statementFor(kind: string): Statement {
  const known = statements.get(kind);
  if (known) return known;
  const text = `
    select ${recordColumnsText} from records
    where organization_id = $1 and kind = '${kind}' and id = $2`;
  const statement = { name: `find ${kind}`, text };
  statements.set(kind, statement);
  return statement;
}
