import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/store.ts';
import { CsrfGuard, isCrossSite } from '../http/csrf.ts';
import { acceptForms, formFields } from '../http/form-body.ts';
import { sameHash } from '../http/keyed-hash.ts';
import { errorPage, pageHeaders, sameOriginFormHeaders, sendErrorPage } from '../http/pages/page.ts';
import { organizationsOf } from './account-organizations.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { accountPage } from './pages/account-page.ts';
import { accountPath, localPath, signInPath } from './return-to.ts';
import type { Sessions } from './sessions.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { SignInThrottle } from './sign-in-throttle.ts';

export interface AccountRoutes {
  db: Connection;
  clock: () => Date;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Whether the service is reached by https. */
  secure: boolean;
  sessions: Sessions;
}

/** The pages on which people sign in and out, and see who they are. */
export function accountRoutes(app: FastifyInstance, { db, clock, secret, secure, sessions }: AccountRoutes): void {
  app.register(async (plugin) => {
    acceptForms(plugin);
    plugin.setErrorHandler(sendErrorPage);
    signInRoutes(plugin, {
      db,
      sessions,
      throttle: new SignInThrottle({ db, clock, secret }),
      browsers: new KnownBrowsers({ secret, secure }),
      guard: new CsrfGuard({ secret, secure }),
    });
    signOutRoute(plugin, sessions);
    accountRoute(plugin, db, sessions);
  });
}

/** Signs out, and asks for another account when there is somewhere to go on to. */
function signOutRoute(plugin: FastifyInstance, sessions: Sessions): void {
  plugin.post('/sign-out', async (request, reply) => {
    const { csrf, return_to } = formFields(request, 'csrf', 'return_to');
    const session = await sessions.find(request.headers.cookie);
    if (session && (!sameHash(session.csrf, csrf) || isCrossSite(request.headers))) {
      return reply.code(403).headers(pageHeaders).send(errorPage(foreignForm));
    }
    const cookie = await sessions.end(request.headers.cookie);
    return reply.header('set-cookie', cookie).redirect(signInPath(localPath(return_to)), 303);
  });
}

function accountRoute(plugin: FastifyInstance, db: Connection, sessions: Sessions): void {
  plugin.get(accountPath, async (request, reply) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) return reply.redirect(signInPath(accountPath), 303);
    const organizations = await organizationsOf(db, session.email);
    return reply.headers(sameOriginFormHeaders).send(accountPage(session, organizations));
  });
}

const foreignForm = {
  title: 'You are still signed in',
  detail: 'This page was too old. To sign out, go to your account.',
};
