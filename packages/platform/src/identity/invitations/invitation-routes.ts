import { roles } from '@worklane/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { formFields, isCrossSite } from '../../http/forms/forms.ts';
import { type Content, html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { hasAccount } from '../accounts.ts';
import {
  accountField,
  expiredForm,
  type FieldError,
  fieldError,
  fieldState,
  formError,
  newPasswordField,
} from '../form-fields.ts';
import { findProviderOf } from '../identity-providers/identity-providers.ts';
import { invalidLinkPage } from '../links.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { signInPath } from '../return-to.ts';
import type { Session } from '../sessions.ts';
import { type Joined, joinAgain, joinWithAccount, joinWithNewAccount, joinWithProvider } from './accept-invitation.ts';
import { findInvitation, type Invitation, invitationPath } from './invitations.ts';

type InvitationRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/invitations/{token}`: the page that the link of an invitation opens, and its forms. */
export function invitationRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
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

export interface InvitationPage {
  invitation: Pick<Invitation, 'organizationName' | 'invitedBy' | 'role' | 'email' | 'name'>;
  /** The token of the link. */
  token: string;
}

const signInWith = ({ token, invitation: { email } }: InvitationPage, other: Session | undefined) =>
  other
    ? html`<form method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${other.csrf}">
<input type="hidden" name="return_to" value="${invitationPath(token)}">
<p>Do you already have an account with ${email}?</p>
<button type="submit">Switch account</button>
</form>`
    : html`<p>Do you already have an account with ${email}? <a href="${signInPath(invitationPath(token))}">Sign in to join</a></p>`;

const invitationPage = (
  { invitation: { organizationName, invitedBy, role } }: InvitationPage,
  content: Content,
  error?: FieldError,
): string =>
  renderPage({
    title: `${error ? 'Error: ' : ''}Join ${organizationName} - Worklane`,
    content: html`<h1>Join ${organizationName}</h1>
<p class="lead">${invitedBy} invited you. Your role: ${roles[role].label}.</p>
${content}`,
  });

interface JoinForm {
  csrf: string;
  error?: FieldError | undefined;
  /** Whether the person signs in with a password, and not with an identity provider. */
  hasPassword?: boolean;
}

/** For a person with an account, who is signed in with it or has the link of an operator: asks for a new password. */
export const joinPage = (page: InvitationPage, { csrf, error, hasPassword = true }: JoinForm): string =>
  invitationPage(
    page,
    html`${
      hasPassword &&
      html`<p>To join, set a new password. Another person may have created this account, or know its password: all its sessions end, and
applications that it has allowed lose access.</p>`
    }
${error && formError(error)}
<form method="post" action="${invitationPath(page.token)}">
<input type="hidden" name="csrf" value="${csrf}">
${accountField(page.invitation.email)}
${hasPassword && newPasswordField('password', error)}
<button type="submit">Join ${page.invitation.organizationName}</button>
</form>`,
    error,
  );

interface NewAccountForm {
  csrf: string;
  /** The name of the previous submission. */
  name?: string;
  /** The session of another account in this browser, if there is one. */
  other?: Session | undefined;
  error?: FieldError | undefined;
}

/**
 * For everybody else who has the link of an owner: asks for a name and a password, or for a sign-in. It is the same whether the address
 * has an account, belongs to another organization, or neither, which is nothing that an owner may learn.
 */
export function newAccountPage(page: InvitationPage, { csrf, name, other, error }: NewAccountForm): string {
  const shownName = name ?? page.invitation.name ?? '';
  const focused = error?.field ?? (shownName === '' ? 'name' : 'password');
  return invitationPage(
    page,
    html`${other && html`<p>You are signed in as ${other.email}. Creating this account signs you out.</p>`}
${error && formError(error)}
<form method="post" action="${invitationPath(page.token)}">
<input type="hidden" name="csrf" value="${csrf}">
${accountField(page.invitation.email)}
<div>
<label for="name">Your name</label>
<input id="name" name="name" type="text" value="${shownName}" autocomplete="name" maxlength="255" required${fieldState('name', focused, error)}>
</div>
${newPasswordField(focused, error)}
<button type="submit">Create account and join</button>
</form>
${signInWith(page, other)}`,
    error,
  );
}
