import type { Connection } from '../../database/store.ts';
import { endAllSessions } from '../set-password.ts';
import { accountDomain, type IdentityProvider } from './identity-providers.ts';

/**
 * Stores a provider in a transaction, and ends the sessions of everybody with an address of its domains who has not signed in with it.
 * @throws ProblemError validation_failed for a domain or an issuer of another provider
 */
export async function storeProvider(
  transaction: Connection,
  { name, issuer, clientId, clientSecret, groupsClaim, joins }: IdentityProvider,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  const values = {
    ...{ issuer, client_id: clientId, client_secret: clientSecret, groups_claim: groupsClaim },
    ...{ joins: JSON.stringify(joins), created_at: now.toISOString() },
  };
  // Another issuer can use the same subjects for other people.
  await transaction
    .deleteFrom('identity_provider_accounts')
    .using('identity_providers')
    .whereRef('identity_providers.name', '=', 'identity_provider_accounts.provider')
    .where('name', '=', name)
    .where('issuer', '!=', issuer)
    .execute();
  await transaction
    .insertInto('identity_providers')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  await transaction.deleteFrom('identity_provider_domains').where('provider', '=', name).execute();
  const rows = domains.map((domain) => ({ domain, provider: name }));
  await transaction.insertInto('identity_provider_domains').values(rows).execute();
  await transaction
    .deleteFrom('identity_provider_accounts')
    .using('accounts')
    .whereRef('accounts.account_id', '=', 'identity_provider_accounts.account_id')
    .where('provider', '=', name)
    .where(accountDomain, 'not in', domains)
    .execute();
  const others = await transaction
    .selectFrom('accounts')
    .leftJoin('identity_provider_accounts as linked', 'linked.account_id', 'accounts.account_id')
    .select('accounts.account_id as accountId')
    .where(accountDomain, 'in', domains)
    .where('linked.account_id', 'is', null)
    .execute();
  for (const { accountId } of others) await endAllSessions(transaction, accountId, now);
}

/** Removes a provider in a transaction, and ends the sessions that it started. Its people then need a link to set a password. */
export async function removeProvider(transaction: Connection, name: string, now: Date): Promise<void> {
  const accounts = transaction
    .selectFrom('identity_provider_accounts')
    .select('account_id')
    .where('provider', '=', name);
  for (const { account_id } of await accounts.execute()) await endAllSessions(transaction, account_id, now);
  await transaction.deleteFrom('identity_providers').where('name', '=', name).execute();
}
