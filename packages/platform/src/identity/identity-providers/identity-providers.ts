import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { JoinRule } from '../../database/tables/identity.ts';
import { Encryption } from '../../secrets/encryption.ts';

/** An OpenID provider that an operator has set. */
export interface IdentityProvider {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Encrypted. */
  readonly clientSecret: string;
  /** The claim with the groups of a person. */
  readonly groupsClaim: string;
  readonly joins: readonly JoinRule[];
}

/** A provider does not sign in the person, or no longer gives access; the message says why. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** The secrets of providers, the refresh tokens of accounts, and the sign-ins that a browser has begun. */
export const providerSecrets = (secret: string): Encryption => new Encryption(secret, 'identity providers');

export const secretId = (provider: string): string => `provider ${provider}`;

export const refreshTokenId = (provider: string, subject: string): string => `refresh token ${provider} ${subject}`;

/** Names of providers that owners set, also for PostgreSQL. */
export const ownersProvider = /^organization-[0-9]/;

/** The name of the provider that the owners of an organization set. */
export const organizationProvider = (organizationId: number): string => `organization-${organizationId}`;

export const callbackPath = (provider: string): string => `/sign-in/providers/${provider}/callback`;

export const logoutPath = (provider: string): string => `/sign-in/providers/${provider}/logout`;

const selectProviders = (db: Connection) =>
  db
    .selectFrom('identity_providers')
    .select(['identity_providers.name', 'issuer', 'client_id as clientId', 'client_secret as clientSecret'])
    .select(['groups_claim as groupsClaim', 'joins']);

export const selectProvider = (db: Connection, name: string) =>
  selectProviders(db).where('identity_providers.name', '=', name);

export const findProvider = (db: Connection, name: string): Promise<IdentityProvider | undefined> =>
  selectProvider(db, name).executeTakeFirst();

/** @throws ProblemError not_found */
export async function getProvider(db: Connection, name: string): Promise<IdentityProvider> {
  const provider = await findProvider(db, name);
  if (provider) return provider;
  throw new ProblemError('not_found', `No identity provider ${JSON.stringify(name)}.`);
}

/** Returns the only provider that an operator has set; undefined if there are none or several. Those of owners are for their people only. */
export async function findOnlyProvider(db: Connection): Promise<IdentityProvider | undefined> {
  const [first, second] = await selectProviders(db).where('name', '!~', ownersProvider.source).limit(2).execute();
  return second ? undefined : first;
}

export const listProviderNames = async (db: Connection): Promise<string[]> =>
  (await db.selectFrom('identity_providers').select('name').orderBy('name').execute()).map(({ name }) => name);

export const hasProviders = async (db: Connection): Promise<boolean> =>
  (await db.selectFrom('identity_providers').select('name').limit(1).executeTakeFirst()) !== undefined;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns the provider with which everybody with an address of this domain signs in, and in no other way. */
export async function findProviderOf(db: Connection, email: string): Promise<IdentityProvider | undefined> {
  // PostgreSQL rejects this character in text.
  if (email.includes('\0')) return undefined;
  return selectProviders(db)
    .innerJoin('identity_provider_domains', 'identity_provider_domains.provider', 'identity_providers.name')
    .where('domain', '=', domainOf(email.trim()))
    .executeTakeFirst();
}

export const listDomains = async (db: Connection, provider: string): Promise<string[]> => {
  const domains = db.selectFrom('identity_provider_domains').select('domain').where('provider', '=', provider);
  return (await domains.orderBy('domain').execute()).map(({ domain }) => domain);
};

/** The domain of an account. */
export const accountDomain = sql<string>`split_part(accounts.email, '@', -1)`;

/**
 * Refuses any other way to sign in for a person whose domain has a provider: links and passwords would outlast removal there.
 * @throws ProblemError session_missing
 */
export async function refuseOtherSignIn(db: Connection, accountId: number): Promise<void> {
  const found = await db
    .selectFrom('accounts')
    .innerJoin('identity_provider_domains', (join) => join.on('domain', '=', accountDomain))
    .select('provider')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return;
  throw new ProblemError(
    'session_missing',
    `Your organization signs in with ${found.provider}. Use single sign-on on the sign-in page.`,
  );
}
