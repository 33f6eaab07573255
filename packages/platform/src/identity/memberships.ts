import type { Role } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { Session } from './sessions.ts';

/** The membership of a person in an organization. */
export interface Membership {
  readonly organizationId: number;
  /** The name of the organization. */
  readonly name: string;
  readonly memberId: number;
  /** The version of the member, which changes with the role. */
  readonly memberVersion: number;
  readonly role: Role;
  /** Whether the organization requires its members to sign in with a second factor. */
  readonly requiresSecondFactor: boolean;
  /** The maximum lifetime of access tokens that the organization has set, in seconds. */
  readonly maxTokenSeconds: number | null;
  /** Whether operators can get no support access. */
  readonly refusesSupport: boolean;
}

/** Returns the organizations that have an active member with an e-mail address, by name. */
export const listMemberships = (db: Connection, email: string): Promise<Membership[]> =>
  db
    .selectFrom('records')
    .innerJoin('organizations', 'organizations.organization_id', 'records.organization_id')
    .select([
      'records.organization_id as organizationId',
      'organizations.name',
      'organizations.requires_second_factor as requiresSecondFactor',
      'organizations.max_token_seconds as maxTokenSeconds',
      'organizations.refuses_support as refusesSupport',
      'records.id as memberId',
      'records.version as memberVersion',
      sql<Membership['role']>`records.document ->> 'role'`.as('role'),
    ])
    // A literal instead of a parameter, so that the partial index of members is used.
    .where('records.kind', '=', sql.lit('member'))
    // Only active members have an external ID.
    .where('records.external_id', '=', email.toLowerCase())
    .orderBy('organizations.name')
    .orderBy('records.organization_id')
    .execute();

/**
 * Returns a person's membership in an organization. For everyone else the organization does not exist.
 * @throws ProblemError not_found, second_factor_required
 */
export async function requireMembership(
  db: Connection,
  organizationId: number,
  session: Pick<Session, 'email' | 'secondFactor'>,
): Promise<Membership> {
  const memberships = await listMemberships(db, session.email);
  const membership = memberships.find((each) => each.organizationId === organizationId);
  if (!membership) throw new ProblemError('not_found', `No organization ${organizationId}.`);
  if (lacksSecondFactor(membership, session)) throw secondFactorRequired(membership.name);
  return membership;
}

/** Returns whether a session does not have the second factor that an organization requires. */
export const lacksSecondFactor = (
  { requiresSecondFactor }: Pick<Membership, 'requiresSecondFactor'>,
  { secondFactor }: Pick<Session, 'secondFactor'>,
): boolean => requiresSecondFactor && !secondFactor;

const secondFactorRequired = (organization: string): ProblemError =>
  new ProblemError(
    'second_factor_required',
    `${organization} requires a second factor. Add one to your account, or sign in with it.`,
  );

/**
 * Keeps the last second factor of a person while an organization requires one.
 * @param transaction that has removed the other one
 * @throws ProblemError second_factor_required
 */
export async function requireOtherFactor(transaction: Connection, email: string): Promise<void> {
  const requiring = (await listMemberships(transaction, email)).find(
    ({ requiresSecondFactor }) => requiresSecondFactor,
  );
  if (!requiring || (await hasSecondFactor(transaction, email))) return;
  const detail = `${requiring.name} requires a second factor. Add another one first.`;
  throw new ProblemError('second_factor_required', detail);
}

/** Returns whether the account with an address has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Connection, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email.toLowerCase())
    .where(({ exists, or, selectFrom }) =>
      or(
        (['authenticator_apps', 'passkeys'] as const).map((table) =>
          exists(selectFrom(table).select('account_id').whereRef('account_id', '=', 'accounts.account_id')),
        ),
      ),
    )
    .executeTakeFirst();
  return account !== undefined;
}
