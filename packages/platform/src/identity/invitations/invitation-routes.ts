import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { type CsrfGuard, isCrossSite } from '../../http/forms/csrf.ts';
import { formFields } from '../../http/forms/form-body.ts';
import { sameOriginFormHeaders } from '../../http/pages/page.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { hasAccount } from '../accounts.ts';
import { expiredForm, type FieldError, fieldError } from '../form-fields.ts';
import { findProviderOf } from '../identity-providers/identity-providers.ts';
import type { KnownBrowsers } from '../known-browsers.ts';
import { invalidLinkPage } from '../link-pages.ts';
import type { Sessions } from '../sessions.ts';
import {
  type AcceptanceDependencies,
  type Joined,
  joinAgain,
  joinWithAccount,
  joinWithNewAccount,
  joinWithProvider,
} from './accept-invitation.ts';
import { type InvitationPage, joinPage, newAccountPage } from './invitation-page.ts';
import { findInvitation, invitationPath } from './invitation-repository.ts';

export interface InvitationRoutesDependencies extends AcceptanceDependencies {
  sessions: Sessions;
  browsers: KnownBrowsers;
  guard: CsrfGuard;
}

type InvitationRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/invitations/{token}`: the page that the link of an invitation opens, and its forms. */
export function invitationRoutes(plugin: FastifyInstance, dependencies: InvitationRoutesDependencies): void {
  const { db, clock, sessions, browsers, guard } = dependencies;
  const url = invitationPath(':token');

  plugin.get(url, async (request: InvitationRequest, reply) => sendPage(request, reply));

  plugin.post(url, async (request: InvitationRequest, reply) => {
    const { headers, params } = request;
    const { csrf, name, password } = formFields(request, 'csrf', 'name', 'password');
    const acceptance = { token: params.token, csrf, origin: auditOrigin(request) };
    const session = await sessions.find(headers.cookie);
    const invitation = await findInvitation(db, params.token, clock());
    const again = invitation || isCrossSite(headers) ? undefined : await joinAgain(dependencies, password, acceptance);
    if (again) return signInto(request, reply, again);
    const isOwn = session !== undefined && session.email === invitation?.email;
    const isForm = isOwn ? isOneOf(session.acceptedCsrf, csrf) && !isCrossSite(headers) : guard.accepts(headers, csrf);
    if (!isForm) return sendPage(request, reply.code(403), { name, error: expiredForm });
    try {
      const joined =
        isOwn && (await findProviderOf(db, session.email))
          ? await joinWithProvider(dependencies, session, acceptance)
          : await joinWithPassword();
      // Another submission of this form may have used up the invitation meanwhile.
      const outcome = joined ?? (await joinAgain(dependencies, password, acceptance));
      if (outcome) return await signInto(request, reply, outcome);
      return await sendPage(request, reply.code(422), { name, error: accountNotCreated });
    } catch (error) {
      const rejected = fieldError(error);
      return sendPage(request, reply.code(422), { name, error: rejected });
    }

    async function joinWithPassword() {
      return invitation && (isOwn || invitation.byOperator) && (await hasAccount(db, invitation.email))
        ? await joinWithAccount(dependencies, { password, session }, acceptance)
        : await joinWithNewAccount(dependencies, { name: name.trim(), password }, acceptance);
    }
  });

  async function signInto(request: FastifyRequest, reply: FastifyReply, { email, cookie, organizationId }: Joined) {
    if (cookie) {
      await sessions.end(request.headers.cookie, auditOrigin(request));
      reply.header('set-cookie', [cookie, browsers.remember(email)]);
    }
    return reply.redirect(`/dashboard/${organizationId}`, 303);
  }

  /** Sends the page for whoever opens the link. */
  async function sendPage(
    request: InvitationRequest,
    reply: FastifyReply,
    form: Pick<Parameters<typeof newAccountPage>[1], 'name' | 'error'> = {},
  ) {
    const { token } = request.params;
    reply.headers(sameOriginFormHeaders);
    const invitation = await findInvitation(db, token, clock());
    if (!invitation) return reply.code(404).send(invalidLinkPage());
    const page: InvitationPage = { invitation, token };
    const session = await sessions.find(request.headers.cookie);
    if (session?.email === invitation.email) {
      const hasPassword = !(await findProviderOf(db, session.email));
      return reply.send(joinPage(page, { csrf: session.csrf, error: form.error, hasPassword }));
    }
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    reply.header('set-cookie', setCookie);
    if (invitation.byOperator) return reply.send(joinPage(page, { csrf, error: form.error }));
    return reply.send(newAccountPage(page, { ...form, csrf, other: session }));
  }
}

const accountNotCreated: FieldError = {
  title: 'This account cannot be created here',
  detail:
    'If you have an account with this address, sign in to join. Otherwise ask the operator of the service for a link to set a password.',
  field: 'password',
};
