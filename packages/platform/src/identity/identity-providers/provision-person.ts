import type { Role } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import {
  type AuditAction,
  type AuditActor,
  type AuditOrigin,
  type AuditSource,
  memberActor,
  recordAudit,
} from '../../audit/audit-log.ts';
import type { ChangeDependencies } from '../../database/store.ts';
import type { JoinRule } from '../../database/tables/identity.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { RecordIds } from '../../records/record.ts';
import { lockAddress, revokeAccount, storePassword } from '../accounts.ts';
import { addMember, changeMemberRole, removeMember } from '../members.ts';
import { listMemberships, type Membership } from '../memberships.ts';
import { lockOrganization } from '../organizations.ts';
import {
  accountDomain,
  domainOf,
  findProviderOf,
  type IdentityProvider,
  ProviderRefusal,
  selectProvider,
} from './identity-providers.ts';
import type { ProviderResponse } from './provider-client.ts';

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
export function readPerson({ claims }: Pick<ProviderResponse, 'claims'>, groupsClaim: string): ProviderPerson {
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

/**
 * Gives a person the account and the memberships that a provider says, in a transaction. Whoever had the account before, by a password
 * or a link, loses it when the person first signs in with the provider.
 * @returns the account ID
 * @throws ProviderRefusal
 */
export async function provisionPerson(
  { db, clock }: ChangeDependencies,
  { name: providerName, issuer }: Pick<IdentityProvider, 'name' | 'issuer'>,
  person: ProviderPerson,
  origin?: AuditOrigin,
): Promise<number> {
  const { subject, email, name } = person;
  const provider = await selectProvider(db, providerName).forShare().executeTakeFirst();
  if (provider?.issuer !== issuer) throw new ProviderRefusal('Its settings have just changed. Sign in again.');
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
  const other = linked.find((each) => each.email !== email || (each.subject !== null && each.subject !== subject));
  if (other) {
    throw new ProviderRefusal(
      'Your address or your account there has changed. ' +
        `Ask the operator of the service to run: admin oidc unlink --email ${other.email}`,
    );
  }
  const [account] = linked;
  if (!account && roles.every(([, role]) => role === undefined)) {
    throw new ProviderRefusal('It gives you access to no organization.');
  }
  const accountId = account?.subject ? account.accountId : await link({ db, clock }, provider.name, person);
  const memberships = await listMemberships(db, email);
  for (const [organizationId, role] of roles) {
    const before = memberships.find((each) => each.organizationId === organizationId);
    await setMembership({ db, clock }, { organizationId, before, role, email, name }, provider.name, {
      ...(origin && { origin }),
    });
  }
  return accountId;
}

/** Ends memberships in organizations that a provider no longer gives its people, except that of a last owner. */
async function endMemberships(
  { db, clock, actor }: ChangeDependencies & { actor: AuditActor },
  provider: string,
  organizationIds: readonly number[],
): Promise<void> {
  for (const id of organizationIds.toSorted((one, other) => one - other)) await lockOrganization(db, id);
  const people = db
    .selectFrom('identity_provider_accounts as linked')
    .innerJoin('accounts', 'accounts.account_id', 'linked.account_id')
    .select(['email', 'name'])
    .where('provider', '=', provider)
    .orderBy('email');
  for (const { email, name } of await people.execute()) {
    for (const before of await listMemberships(db, email)) {
      const { organizationId } = before;
      if (!organizationIds.includes(organizationId)) continue;
      await setMembership({ db, clock }, { organizationId, before, role: undefined, email, name }, provider, { actor });
    }
  }
}

/** Takes the account from whoever had it before. @returns its ID */
async function link(
  { db, clock }: ChangeDependencies,
  provider: string,
  { subject, email, name }: ProviderPerson,
): Promise<number> {
  const account_id = await storePassword({ db, clock }, { email, name, passwordHash: null });
  const row = { account_id, provider, subject, checked_at: clock().toISOString() };
  await db.insertInto('identity_provider_accounts').values(row).execute();
  return account_id;
}

interface Change {
  organizationId: number;
  before: Membership | undefined;
  role: Role | undefined;
  email: string;
  name: string;
}

async function setMembership(
  { db, clock }: ChangeDependencies,
  { organizationId, before, role, email, name }: Change,
  provider: string,
  source: Partial<AuditSource>,
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
    ...source,
  };
  await recordAudit(db, entry, clock());

  async function change() {
    if (!before) return role && addMember({ db, clock, ids: new RecordIds(db) }, organizationId, { name, email, role });
    if (role === undefined) return removeMember({ db, clock }, organizationId, before.memberId);
    return changeMemberRole({ db, clock }, organizationId, before.memberId, role);
  }
}

interface Dependencies extends ChangeDependencies {
  actor: AuditActor;
}

/**
 * Stores a provider. Ends the memberships in organizations that it no longer gives, and revokes the sessions and grants of everybody
 * whose address or issuer is no longer one of the provider, or who has an address of it and has not signed in with it.
 * @returns the previous joins
 * @throws ProblemError validation_failed for a domain of another provider
 */
export async function storeProvider(
  { db, clock, actor }: Dependencies,
  { name, issuer, clientId, clientSecret, groupsClaim, joins }: IdentityProvider,
  domains: readonly string[],
): Promise<readonly JoinRule[]> {
  const before = await selectProvider(db, name).forUpdate().executeTakeFirst();
  const joined = new Set(joins.map(({ organizationId }) => organizationId));
  const dropped = (before?.joins ?? []).map(({ organizationId }) => organizationId).filter((id) => !joined.has(id));
  await endMemberships({ db, clock, actor }, name, dropped);
  const values = {
    ...{ issuer, client_id: clientId, client_secret: clientSecret, groups_claim: groupsClaim },
    ...{ joins: JSON.stringify(joins), created_at: clock().toISOString() },
  };
  await db
    .insertInto('identity_providers')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  await db.deleteFrom('identity_provider_domains').where('provider', '=', name).execute();
  const rows = domains.map((domain) => ({ domain, provider: name }));
  await db.insertInto('identity_provider_domains').values(rows).execute();
  const unlinked = await db
    .deleteFrom('identity_provider_accounts as linked')
    .using('accounts')
    .whereRef('accounts.account_id', '=', 'linked.account_id')
    .where('provider', '=', name)
    // Another issuer can use the same subjects for other people.
    .$if(before?.issuer === issuer, (query) => query.where(accountDomain, 'not in', domains))
    .returning('email')
    .execute();
  const others = await db
    .selectFrom('accounts')
    .leftJoin('identity_provider_accounts as linked', 'linked.account_id', 'accounts.account_id')
    .select('email')
    .where(accountDomain, 'in', domains)
    .where('linked.account_id', 'is', null)
    .execute();
  for (const email of new Set([...unlinked, ...others].map((account) => account.email))) {
    await revokeAccount(db, email, clock());
  }
  return before?.joins ?? [];
}

/** Removes a provider, and revokes the sessions and grants of its people, who then need a link to set a password. */
export async function removeProvider({ db, clock }: ChangeDependencies, name: string): Promise<void> {
  await selectProvider(db, name).forUpdate().execute();
  const people = db
    .selectFrom('identity_provider_accounts as linked')
    .innerJoin('accounts', 'accounts.account_id', 'linked.account_id')
    .select('email')
    .where('provider', '=', name);
  for (const { email } of await people.execute()) await revokeAccount(db, email, clock());
  await db.deleteFrom('identity_providers').where('name', '=', name).execute();
}
