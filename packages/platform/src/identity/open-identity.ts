import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { hasDashboard } from '../http/static-files/static-files.ts';
import type { Tokens } from '../oauth/tokens/open-tokens.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import type { RecordIds } from '../records/record-ids.ts';
import { docsHostRoute } from './docs-host.ts';
import { identityRoutes } from './identity-routes.ts';
import { purgeExpiredLinks } from './invitations/invitation-repository.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { purgeExpiredSessions, Sessions } from './sessions.ts';
import type { FindDestination } from './sign-in-routes.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

/** Opens sign-in, sessions and the pages of accounts. */
export function openIdentity(
  { store, clock, secret, settings, logger }: Core,
  { revocations }: Pick<Tokens, 'revocations'>,
  ids: RecordIds,
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
  return {
    /** @param findDestination returns the application that waits for its user to sign in */
    routes(app: FastifyInstance, findDestination: FindDestination) {
      const dashboard = hasDashboard(settings.dashboardFolder);
      const factors = new SecondFactors(identity);
      identityRoutes(app, { ...identity, ...signIn, revoke, factors, ids, hasDashboard: dashboard, findDestination });
      docsHostRoute(app, { ...settings, db, sessions });
    },
    jobs: [
      { name: 'purge expired sessions and sign-ins', everySeconds: 3600, run: purgeExpiredSessions },
      { name: 'purge expired links', everySeconds: 3600, run: purgeExpiredLinks },
    ],
    stop: () => sessions.close(),
    signIn,
  };
}
