import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import type { Connection } from '../database/store.ts';
import { hasDashboard } from '../http/static-files/static-files.ts';
import type { Tokens } from '../oauth/tokens/open-tokens.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import { AddressPolicy } from '../outbound/address-policy.ts';
import type { RecordIds } from '../records/record-ids.ts';
import { docsHostRoute } from './docs-host.ts';
import { providerSecrets } from './identity-providers/identity-providers.ts';
import { OrganizationProviders } from './identity-providers/organization-providers.ts';
import { ProviderClient } from './identity-providers/provider-client.ts';
import { ProviderSignIn } from './identity-providers/sign-in-with-provider.ts';
import { identityRoutes } from './identity-routes.ts';
import { purgeExpiredLinks } from './invitations/invitation-repository.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { Passkeys } from './second-factor/passkeys.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { purgeExpiredSessions, Sessions } from './sessions.ts';
import type { FindDestination } from './sign-in-routes.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { endExpiredSupportAccess } from './support/support-access.ts';

/** Opens sign-in, sessions and the pages of accounts. @param ca the certificates of WEBHOOK_CA_FILE */
export function openIdentity(
  { store, clock, secret, settings, logger }: Core,
  { revocations }: Pick<Tokens, 'revocations'>,
  ids: RecordIds,
  ca: string | undefined,
) {
  const { db } = store;
  const identity = { db, clock, secret, secure: settings.baseUrl.startsWith('https:') };
  const revoke: RevocationDependencies['revoke'] = (revocation) => revocations.revoke(revocation);
  const sessions = new Sessions({
    ...identity,
    revoke,
    onError: (err) => logger.warn({ err }, 'uses of sessions were not written'),
  });
  const signIn = { sessions, throttle: new SignInThrottle(identity), browsers: new KnownBrowsers(identity) };
  const { baseUrl, webhookAllowedNetworks, webhookLoopbackHttp: loopbackHttp } = settings;
  const addressPolicy = new AddressPolicy(webhookAllowedNetworks, { loopbackHttp });
  const secrets = providerSecrets(secret);
  const providerClient = new ProviderClient({ baseUrl, secrets, addressPolicy, ca });
  const organizationProviders = new OrganizationProviders({ ...identity, baseUrl, secrets, client: providerClient });
  const providers = new ProviderSignIn({
    ...{ ...identity, ...signIn, secrets, client: providerClient },
    // Errors can have what the provider sent.
    onError: (error, provider) =>
      logger.warn(
        { provider, error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' },
        'an identity provider returned an unexpected response',
      ),
  });
  return {
    /** @param findDestination returns the application that waits for its user to sign in */
    routes(app: FastifyInstance, findDestination: FindDestination) {
      const dashboard = hasDashboard(settings.dashboardFolder);
      const factors = new SecondFactors(identity);
      const passkeys = new Passkeys({ ...identity, baseUrl: settings.baseUrl });
      identityRoutes(app, {
        ...identity,
        ...signIn,
        revoke,
        factors,
        passkeys,
        providers,
        providerClient,
        ids,
        hasDashboard: dashboard,
        findDestination,
      });
      docsHostRoute(app, { ...settings, db, sessions });
    },
    jobs: [
      {
        ...{ name: 'check people at identity providers', everySeconds: 30 },
        run: (_db: Connection, _now: Date, signal?: AbortSignal) => providers.checkAccounts(signal),
      },
      { name: 'purge expired sessions and sign-ins', everySeconds: 3600, run: purgeExpiredSessions },
      { name: 'purge expired links', everySeconds: 3600, run: purgeExpiredLinks },
      { name: 'end expired support access', everySeconds: 30, run: endExpiredSupportAccess },
    ],
    stop: () => Promise.all([sessions.close(), providerClient.close()]),
    signIn,
    organizationProviders,
  };
}
