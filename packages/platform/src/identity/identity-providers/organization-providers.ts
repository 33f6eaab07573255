import type { schemas } from '@worklane/contract/dashboard';
import { invalidFields } from '@worklane/server';
import { type MemberAction, memberSource, recordAudit } from '../../audit/audit-log.ts';
import type { ChangeDependencies } from '../../database/store.ts';
import { textRecords } from '../../outbound/guarded-connector.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import {
  callbackPath,
  findProvider,
  getProvider,
  type IdentityProvider,
  listDomains,
  logoutPath,
  organizationProvider,
  secretId,
} from './identity-providers.ts';
import type { ProviderClient } from './provider-client.ts';
import { removeProvider, storeProvider } from './provision-person.ts';

export interface OrganizationProvidersOptions extends ChangeDependencies {
  /** The setting WORKLANE_SECRET. */
  secret: string;
  baseUrl: string;
  secrets: Encryption;
  client: ProviderClient;
}

/**
 * The providers that owners set for their organizations. An operator says which domains a provider speaks for; an owner proves it by
 * a TXT record, because whoever signs in with the provider gets the accounts of its domains.
 */
export class OrganizationProviders {
  readonly #options: OrganizationProvidersOptions;
  readonly #hash: KeyedHash;

  constructor(options: OrganizationProvidersOptions) {
    this.#options = options;
    this.#hash = keyedHash(options.secret, 'domain records');
  }

  async get(organizationId: number): Promise<schemas.IdentityProviderSettings> {
    const { db, baseUrl } = this.#options;
    const name = organizationProvider(organizationId);
    const provider = await findProvider(db, name);
    return {
      redirect_uri: baseUrl + callbackPath(name),
      backchannel_logout_uri: baseUrl + logoutPath(name),
      domain_record: recordOf(this.#hash(name)),
      provider: provider
        ? {
            ...{ issuer: provider.issuer, client_id: provider.clientId, groups_claim: provider.groupsClaim },
            domains: await listDomains(db, name),
            joins: provider.joins.map(({ role, group }) => ({ role, ...(group !== undefined && { group }) })),
          }
        : null,
    };
  }

  /**
   * @param address of the owner
   * @returns the tested provider
   * @throws ProblemError validation_failed, rate_limited, service_unavailable
   */
  async test(
    organizationId: number,
    {
      issuer,
      client_id: clientId,
      client_secret,
      domains,
      joins,
      groups_claim = 'groups',
    }: schemas.IdentityProviderReplace,
    address: string,
  ): Promise<IdentityProvider> {
    const { db, secrets, client } = this.#options;
    const name = organizationProvider(organizationId);
    const before = await findProvider(db, name);
    // The stored secret is only sent to where it was entered for.
    const keepsSecret = client_secret === undefined && before?.issuer === issuer && before.clientId === clientId;
    const provider = {
      ...{ name, issuer, clientId, groupsClaim: groups_claim },
      clientSecret: keepsSecret ? before.clientSecret : await secrets.encrypt(secretId(name), client_secret ?? ''),
      joins: joins.map((join) => ({ ...join, organizationId })),
    };
    const free = client.take(provider, address);
    const tests = [client.check(provider), ...domains.map((domain, index) => this.#checkDomain(name, domain, index))];
    const wrong = (await Promise.all(tests).finally(free)).filter((each) => each !== undefined);
    if (wrong.length > 0) throw invalidFields(wrong.map((each) => ({ in: 'body', code: 'not_allowed', ...each })));
    return provider;
  }

  /** @throws ProblemError validation_failed, rate_limited, service_unavailable */
  async replace(
    organizationId: number,
    wanted: schemas.IdentityProviderReplace,
    caller: MemberAction,
  ): Promise<schemas.IdentityProviderSettings> {
    const { db, clock } = this.#options;
    const provider = await this.test(organizationId, wanted, caller.origin.ip ?? '');
    const { name: identity_provider, issuer, clientId: client_id, groupsClaim: groups_claim, joins } = provider;
    const { actor, origin } = memberSource(caller);
    await db.transaction().execute(async (transaction) => {
      await storeProvider({ db: transaction, clock, actor }, provider, wanted.domains);
      const details = {
        ...{ identity_provider, issuer, client_id, domains: wanted.domains, groups_claim },
        joins: joins.map(({ role, group }) => [role, group ?? []].flat().join(':')),
      };
      const entry = {
        organizationId,
        action: 'identity_provider.set',
        actor,
        ...(origin && { origin }),
        details,
      } as const;
      await recordAudit(transaction, entry, clock());
    });
    return this.get(organizationId);
  }

  /** @throws ProblemError not_found */
  async remove(organizationId: number, caller: MemberAction): Promise<void> {
    const { db, clock } = this.#options;
    await db.transaction().execute(async (transaction) => {
      const { name, issuer } = await getProvider(transaction, organizationProvider(organizationId));
      await removeProvider({ db: transaction, clock }, name);
      const details = { identity_provider: name, issuer };
      const entry = { organizationId, action: 'identity_provider.removed', ...memberSource(caller), details } as const;
      await recordAudit(transaction, entry, clock());
    });
  }

  async #checkDomain(name: string, domain: string, index: number) {
    const { db } = this.#options;
    const pointer = `/domains/${index}`;
    const accepted = this.#hash.all(name).map(recordOf);
    const host = `_worklane.${domain}`;
    const isProved = (await textRecords(host)).some((record) => isOneOf(accepted, record));
    if (!isProved) return { pointer, detail: `must have its TXT record at ${host}` };
    const taken = db.selectFrom('identity_provider_domains').select('provider').where('domain', '=', domain);
    const other = await taken.where('provider', '!=', name).executeTakeFirst();
    return other && { pointer, detail: `already signs in with another provider; ask the operator of the service` };
  }
}

const recordOf = (hash: string) => `worklane-domain=${hash}`;
