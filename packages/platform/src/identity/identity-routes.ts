import type { FastifyInstance } from 'fastify';
import { auditOrigin } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import { CsrfGuard, isCrossSite } from '../http/forms/csrf.ts';
import { acceptForms, formFields } from '../http/forms/form-body.ts';
import { serveBrowsers } from '../http/pages/browser-routes.ts';
import { errorPage, pageHeaders, sameOriginFormHeaders, sendErrorPage } from '../http/pages/page.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import { isOneOf } from '../secrets/keyed-hash.ts';
import { accountPage } from './account-page.ts';
import type { ProviderRoutesDependencies } from './identity-providers/provider-routes.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { tooManyLinksPage } from './link-pages.ts';
import type { MemberDependencies } from './members.ts';
import { listMemberships } from './memberships.ts';
import { passwordResetRoutes } from './password-reset/password-reset-routes.ts';
import { accountPath, localPath, signInPath } from './return-to.ts';
import type { Passkeys } from './second-factor/passkeys.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import { securityRoutes } from './second-factor/security-routes.ts';
import type { Sessions } from './sessions.ts';
import { type FindDestination, signInRoutes } from './sign-in-routes.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import { supportRoutes } from './support/support-routes.ts';

export interface IdentityDependencies
  extends RevocationDependencies,
    Pick<ProviderRoutesDependencies, 'providers' | 'providerClient'> {
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Whether clients reach the service over https. */
  secure: boolean;
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
  factors: SecondFactors;
  passkeys: Passkeys;
  ids: MemberDependencies['ids'];
  /** Whether the service has a dashboard, which then has the account page. */
  hasDashboard: boolean;
  findDestination: FindDestination;
}

/** The pages for signing in and out, the pages of links, and the account page if there is no dashboard. */
export function identityRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  const { db, clock, revoke, secret, secure, sessions, ids, throttle, browsers, factors, passkeys } = dependencies;
  const { hasDashboard, findDestination, providers, providerClient } = dependencies;
  app.register(async (plugin) => {
    serveBrowsers(plugin);
    acceptForms(plugin);
    plugin.setErrorHandler(sendErrorPage);
    const guard = new CsrfGuard({ secret, secure });
    const home = hasDashboard ? dashboardPath : accountPath;
    const signIn = { db, clock, sessions, throttle, browsers, factors, passkeys, providers, providerClient };
    signInRoutes(plugin, { ...signIn, guard, home, findDestination });
    securityRoutes(plugin, { db, clock, revoke, sessions, factors, passkeys });
    plugin.register(async (links) => {
      limitLinkGuesses(links, throttle);
      invitationRoutes(links, { db, clock, ids, sessions, browsers, guard });
      passwordResetRoutes(links, { db, clock, guard, browsers });
      supportRoutes(links, { db, clock, guard, sessions });
    });
    signOutRoute(plugin, sessions);
    if (hasDashboard) plugin.get(accountPath, async (_request, reply) => reply.redirect(dashboardAccountPath, 303));
    else accountRoute(plugin, db, sessions);
  });
}

const dashboardPath = '/dashboard';
const dashboardAccountPath = `${dashboardPath}/account`;

/** Ends the session and redirects to the sign-in page, which continues to `return_to`. */
function signOutRoute(plugin: FastifyInstance, sessions: Sessions): void {
  plugin.post('/sign-out', async (request, reply) => {
    const { csrf, return_to } = formFields(request, 'csrf', 'return_to');
    const session = await sessions.findWithSupport(request.headers.cookie);
    if (session && (!isOneOf(session.acceptedCsrf, csrf) || isCrossSite(request.headers))) {
      return reply.code(403).headers(pageHeaders).send(errorPage(invalidCsrfToken));
    }
    const cookie = await sessions.end(request.headers.cookie, auditOrigin(request));
    return reply.header('set-cookie', cookie).redirect(signInPath(localPath(return_to)), 303);
  });
}

function accountRoute(plugin: FastifyInstance, db: Connection, sessions: Sessions): void {
  plugin.get(accountPath, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) return reply.redirect(signInPath(accountPath), 303);
    const memberships = await listMemberships(db, session.email);
    return reply.headers(sameOriginFormHeaders).send(accountPage(session, memberships));
  });
}

const invalidCsrfToken = {
  title: 'You are still signed in',
  detail: 'The page had expired. To sign out, go to your account page.',
};

/** Slows down guessing the tokens of links: requests for a link that is not valid, which get 404, count for their network. */
function limitLinkGuesses(plugin: FastifyInstance, throttle: SignInThrottle): void {
  plugin.addHook('onRequest', async ({ ip }, reply) => {
    const waitSeconds = await throttle.takeLink(ip);
    if (waitSeconds === 0) return undefined;
    reply.code(429).header('retry-after', waitSeconds);
    return reply.headers(pageHeaders).send(tooManyLinksPage(waitSeconds));
  });
  plugin.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (statusCode !== 404 && statusCode !== 429) await throttle.linkFound(ip);
  });
}
