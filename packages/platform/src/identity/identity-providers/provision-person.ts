import type { Role } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { type AuditAction, type AuditOrigin, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { revokeAccountGrants } from '../../oauth/tokens/account-grants.ts';
import { RecordIds } from '../../records/record-ids.ts';
import { lockAddress } from '../accounts.ts';
import { memberActor } from '../member-action.ts';
import { addMember, changeMemberRole, removeMember } from '../members.ts';
import { listMemberships, type Membership } from '../memberships.ts';
import { lockOrganization } from '../organizations.ts';
import { endAllSessions } from '../set-password.ts';
import { domainOf, findProviderOf, type IdentityProvider } from './identity-providers.ts';
import type { ProviderAnswer } from './provider-client.ts';

/** A person as a provider describes them. */
export interface ProviderPerson {
  subject: string;
  /** In lower case. */
  email: string;
  name: string;
  groups: readonly string[];
  /** Of the session there. */
  sessionId: string | null;
  /** Whether the provider has checked a second factor (RFC 8176). */
  secondFactor: boolean;
  /** When the person last signed in there; undefined if it does not say. */
  authenticatedAt: Date | undefined;
}

/** The provider signs in nobody with these claims; the message says why. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** Authentication contexts of more than one factor: OpenID EAP ACR Values 1.0, REFEDS MFA and PAPE. */
const strongContexts = new Set([
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => [value].flat().filter((each) => typeof each === 'string');

/**
 * Returns the person of verified claims.
 * @throws ProviderRefusal without a verified email address
 */
export function readPerson({ claims }: Pick<ProviderAnswer, 'claims'>, groupsClaim: string): ProviderPerson {
  const { sub, name, email, email_verified, sid, amr, acr, auth_time } = claims;
  const address = textOf(email).toLowerCase();
  if (textOf(sub) === '' || address === '' || email_verified !== true) {
    throw new ProviderRefusal('It did not confirm your e-mail address.');
  }
  const shownName = textOf(name).trim().slice(0, 255);
  return {
    ...{ subject: textOf(sub), email: address, groups: textsOf(claims[groupsClaim]) },
    name: shownName === '' || oneLineViolations(shownName).length > 0 ? address : shownName,
    sessionId: textOf(sid) || null,
    secondFactor: textsOf(amr).includes('mfa') || strongContexts.has(textOf(acr)),
    authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : undefined,
  };
}

const ranks: readonly Role[] = ['owner', 'member', 'viewer'];

/** Returns the role that a provider gives a person in each of its organizations; undefined for no access. */
function rolesOf({ joins }: Pick<IdentityProvider, 'joins'>, groups: readonly string[]) {
  const roles = new Map<number, Role | undefined>(joins.map(({ organizationId }) => [organizationId, undefined]));
  for (const rank of ranks.toReversed()) {
    for (const { organizationId, role, group } of joins) {
      if (role === rank && (group === undefined || groups.includes(group))) roles.set(organizationId, role);
    }
  }
  return [...roles].toSorted(([one], [other]) => one - other);
}

interface Dependencies {
  /** A transaction. */
  db: Connection;
  clock: () => Date;
}

/**
 * Gives a person the account and the memberships that a provider says, in a transaction. Whoever had the account before, by a password
 * or a link, loses it when the person first signs in with the provider.
 * @returns the account ID
 * @throws ProviderRefusal
 */
export async function provisionPerson(
  { db, clock }: Dependencies,
  provider: IdentityProvider,
  person: ProviderPerson,
  origin?: AuditOrigin,
): Promise<number> {
  const { subject, email, name } = person;
  const roles = rolesOf(provider, person.groups);
  for (const [organizationId] of roles) await lockOrganization(db, organizationId);
  await lockAddress(db, email);
  if ((await findProviderOf(db, email))?.name !== provider.name) {
    throw new ProviderRefusal(`It does not sign in people of ${domainOf(email)}.`);
  }
  const linked = await db
    .selectFrom('accounts')
    .leftJoin('identity_provider_accounts as linked', 'linked.account_id', 'accounts.account_id')
    .select(['accounts.account_id as accountId', 'email', 'subject'])
    .where(({ or, eb }) =>
      or([eb('email', '=', email), eb('subject', '=', subject).and('provider', '=', provider.name)]),
    )
    .execute();
  // Providers give the address of a person who has left to another one, and people a new address.
  if (linked.some((each) => each.email !== email || (each.subject !== null && each.subject !== subject))) {
    throw new ProviderRefusal('The address belongs to another account of it. Ask the operator of the service.');
  }
  const [account] = linked;
  if (!account && roles.every(([, role]) => role === undefined)) {
    throw new ProviderRefusal('It gives you access to no organization.');
  }
  const accountId = account?.accountId ?? (await createAccount(db, { email, name }, clock()));
  if (!account?.subject) await link(db, { accountId, provider: provider.name, subject }, clock());
  const memberships = await listMemberships(db, email);
  for (const [organizationId, role] of roles) {
    const before = memberships.find((each) => each.organizationId === organizationId);
    await setMembership({ db, clock }, { organizationId, before, role, email, name }, provider.name, origin);
  }
  return accountId;
}

async function createAccount(db: Connection, account: { email: string; name: string }, now: Date): Promise<number> {
  const created = db.insertInto('accounts').values({ ...account, password_hash: null, created_at: now.toISOString() });
  return (await created.returning('account_id').executeTakeFirstOrThrow()).account_id;
}

async function link(
  db: Connection,
  { accountId, ...values }: { accountId: number; provider: string; subject: string },
  now: Date,
): Promise<void> {
  await endAllSessions(db, accountId, now);
  await revokeAccountGrants(db, accountId, now);
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await db.updateTable('accounts').set({ password_hash: null }).where('account_id', '=', accountId).execute();
  const row = { account_id: accountId, checked_at: now.toISOString(), ...values };
  await db.insertInto('identity_provider_accounts').values(row).execute();
}

interface Change {
  organizationId: number;
  before: Membership | undefined;
  role: Role | undefined;
  email: string;
  name: string;
}

async function setMembership(
  { db, clock }: Dependencies,
  { organizationId, before, role, email, name }: Change,
  provider: string,
  origin: AuditOrigin | undefined,
): Promise<void> {
  const exists = db.selectFrom('organizations').select('name').where('organization_id', '=', organizationId);
  if (!(await exists.executeTakeFirst())) return;
  if (before?.role === role) return;
  const changed = await change().catch((error) => {
    // An organization keeps its last owner.
    if (error instanceof ProblemError && error.code === 'last_owner') return undefined;
    throw error;
  });
  if (!changed) return;
  const { id: memberId } = changed;
  const action: AuditAction = role === undefined ? 'member.removed' : before ? 'member.role_changed' : 'member.joined';
  const roles = { role: role ?? changed.role, ...(before && role && { old_role: before.role }) };
  const entry = {
    ...{ organizationId, action, actor: memberActor({ memberId, email, name }) },
    target: { type: 'member', id: String(memberId), name: email } as const,
    details: { ...roles, identity_provider: provider },
    ...(origin && { origin }),
  };
  await recordAudit(db, entry, clock());

  async function change() {
    if (!before) return role && addMember({ db, clock, ids: new RecordIds(db) }, organizationId, { name, email, role });
    if (role === undefined) return removeMember({ db, clock }, organizationId, before.memberId);
    return changeMemberRole({ db, clock }, organizationId, before.memberId, role);
  }
}
