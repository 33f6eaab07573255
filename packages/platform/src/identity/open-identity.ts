import { roles } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { auditOrigin } from '../audit/audit-log.ts';
import type { Core } from '../core.ts';
import type { Connection } from '../database/store.ts';
import { acceptForms, CsrfGuard, formFields, isCrossSite } from '../http/forms/forms.ts';
import {
  html,
  pageHeaders,
  renderPage,
  sameOriginFormHeaders,
  sendError,
  sendErrorPage,
  serveBrowsers,
} from '../http/pages/page.ts';
import { hasDashboard } from '../http/static-files/static-files.ts';
import type { Tokens } from '../oauth/tokens/open-tokens.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import { AddressPolicy } from '../outbound/address-policy.ts';
import type { RecordIds } from '../records/record.ts';
import { isOneOf } from '../secrets/keyed-hash.ts';
import { docsHostRoute } from './docs-host.ts';
import { providerSecrets } from './identity-providers/identity-providers.ts';
import { OrganizationProviders } from './identity-providers/organization-providers.ts';
import { ProviderClient } from './identity-providers/provider-client.ts';
import { ProviderSignIn } from './identity-providers/sign-in-with-provider.ts';
import { invitationRoutes } from './invitations/invitation-routes.ts';
import { purgeExpiredLinks } from './invitations/invitations.ts';
import { tooManyLinksPage } from './links.ts';
import { listMemberships, type Membership } from './memberships.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { passwordResetRoutes } from './password-reset/password-reset.ts';
import { accountPath, localPath, signInPath } from './return-to.ts';
import { Passkeys } from './second-factor/passkeys.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { securityRoutes } from './second-factor/security-routes.ts';
import { purgeExpiredSessions, type Session, Sessions } from './sessions.ts';
import type { FindDestination } from './sign-in-page.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { KnownBrowsers, SignInThrottle } from './sign-in-throttle.ts';
import { endExpiredSupportAccess, supportRoutes } from './support/support-access.ts';

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
      identityRoutes(app, {
        ...{ ...identity, ...signIn, revoke, ids, providers, providerClient, findDestination },
        factors: new SecondFactors(identity),
        passkeys: new Passkeys({ ...identity, baseUrl }),
        guard: new CsrfGuard(identity),
        home: hasDashboard(settings.dashboardFolder) ? dashboardPath : accountPath,
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

/** The pages for signing in and out, the pages of links, and the account page if there is no dashboard. */
function identityRoutes(app: FastifyInstance, dependencies: PageDependencies): void {
  const { db, sessions, throttle, home } = dependencies;
  app.register(async (plugin) => {
    serveBrowsers(plugin);
    acceptForms(plugin);
    plugin.setErrorHandler(sendErrorPage);
    signInRoutes(plugin, dependencies);
    securityRoutes(plugin, dependencies);
    plugin.register(async (links) => {
      limitLinkGuesses(links, throttle);
      invitationRoutes(links, dependencies);
      passwordResetRoutes(links, dependencies);
      supportRoutes(links, dependencies);
    });
    signOutRoute(plugin, sessions);
    if (home === accountPath) accountRoute(plugin, db, sessions);
    else plugin.get(accountPath, async (_request, reply) => reply.redirect(dashboardAccountPath, 303));
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
      return sendError(reply, 403, invalidCsrfToken);
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

/** Returns the page that shows the signed-in account and its organizations. */
const accountPage = (
  { name, email, csrf }: Session,
  memberships: readonly Pick<Membership, 'organizationId' | 'name' | 'role'>[],
): string =>
  renderPage({
    title: 'Your account - Worklane',
    wide: true,
    content: html`<h1>${name}</h1>
<p class="lead">${email}</p>
<section>
<h2 id="organizations">Your organizations</h2>
${
  memberships.length === 0
    ? html`<p class="soft">You are not a member of an organization. Ask an owner of your organization to add this address.</p>`
    : html`<dl class="rows" aria-labelledby="organizations">
${memberships.map(
  (organization) =>
    html`<div><dt>${organization.name}</dt><dd>${roles[organization.role].label}, organization ${organization.organizationId}</dd></div>\n`,
)}</dl>`
}
</section>
<form class="who" method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit">Sign out</button>
</form>`,
  });
