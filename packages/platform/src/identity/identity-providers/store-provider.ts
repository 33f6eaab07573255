import type { AuditActor } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { JoinRule } from '../../database/tables/identity.ts';
import { revokeAccount } from '../revoke-account.ts';
import { accountDomain, type IdentityProvider, selectProvider } from './identity-providers.ts';
import { endMemberships } from './provision-person.ts';

interface Dependencies {
  /** A transaction. */
  db: Connection;
  clock: () => Date;
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
export async function removeProvider({ db, clock }: Omit<Dependencies, 'actor'>, name: string): Promise<void> {
  await selectProvider(db, name).forUpdate().execute();
  const people = db
    .selectFrom('identity_provider_accounts as linked')
    .innerJoin('accounts', 'accounts.account_id', 'linked.account_id')
    .select('email')
    .where('provider', '=', name);
  for (const { email } of await people.execute()) await revokeAccount(db, email, clock());
  await db.deleteFrom('identity_providers').where('name', '=', name).execute();
}
