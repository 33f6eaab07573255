import { invalidFields, ProblemError } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { oneLineViolations } from '../http/one-line-name.ts';

export interface Organization {
  organization_id: number;
  name: string;
  created_at: string;
  requires_second_factor: boolean;
  max_token_seconds: number | null;
  refuses_support: boolean;
}

const maxNameLength = 255;

/** @throws ProblemError validation_failed */
export async function createOrganization(db: Connection, name: string, now: Date): Promise<Organization> {
  if (name.trim() === '' || name.length > maxNameLength) {
    const detail = `must have 1 to ${maxNameLength} characters`;
    throw invalidFields([
      { in: 'body', pointer: '/name', code: name.trim() === '' ? 'too_short' : 'too_long', detail },
    ]);
  }
  const violations = oneLineViolations(name);
  if (violations.length > 0) throw invalidFields(violations);
  return db
    .insertInto('organizations')
    .values({ name: name.trim(), created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const listOrganizations = (db: Connection): Promise<Organization[]> =>
  db.selectFrom('organizations').selectAll().orderBy('organization_id').execute();

/** @throws ProblemError not_found */
export async function getOrganization(
  db: Connection,
  organizationId: number,
  { lock = false } = {},
): Promise<Organization> {
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!organization) throw new ProblemError('not_found', `No organization ${organizationId}.`);
  return organization;
}

/** Changes of the members of an organization run one after the other. */
export async function lockOrganization(transaction: Connection, organizationId: number): Promise<void> {
  const organization = transaction.selectFrom('organizations').select('organization_id');
  await organization.where('organization_id', '=', organizationId).forNoKeyUpdate().execute();
}
