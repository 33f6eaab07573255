import { roles } from '@worklane/contract';
import { type Content, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { type FieldError, fieldState, formError, newPasswordField } from '../link-pages.ts';
import { signInPath } from '../return-to.ts';
import type { Session } from '../sessions.ts';
import { type Invitation, invitationPath } from './invitation-repository.ts';

export interface InvitationPage {
  invitation: Pick<Invitation, 'organizationName' | 'invitedBy' | 'role' | 'email' | 'name'>;
  /** The token of the link. */
  token: string;
}

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
}

/** For a person with an account, who is signed in with it or has the link of an operator: asks for a new password. */
export const joinPage = (page: InvitationPage, { csrf, error }: JoinForm): string =>
  invitationPage(
    page,
    html`<p>To join, set a new password. Somebody else may have created this account, or know its password: all its sessions end, and
applications that it has allowed lose access.</p>
${error && formError(error)}
<form method="post" action="${invitationPath(page.token)}">
<input type="hidden" name="csrf" value="${csrf}">
<div>
<label for="email">E-mail address</label>
<input id="email" type="email" value="${page.invitation.email}" autocomplete="username" readonly>
</div>
${newPasswordField('password', error)}
<button type="submit">Join ${page.invitation.organizationName}</button>
</form>`,
    error,
  );

/** For a person whose address has an account. */
export const signInToJoinPage = (page: InvitationPage): string =>
  invitationPage(
    page,
    html`<p>The invitation is for ${page.invitation.email}. Sign in with this address to join.</p>
<p><a class="button" href="${signInPath(invitationPath(page.token))}">Sign in</a></p>`,
  );

/** For a person who is signed in with another address than the invited one. */
export const switchAccountPage = (page: InvitationPage, { csrf, email }: Session): string =>
  invitationPage(
    page,
    html`<p>You are signed in as ${email}, but the invitation is for ${page.invitation.email}.</p>
<form method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="return_to" value="${invitationPath(page.token)}">
<button type="submit">Switch account</button>
</form>`,
  );

/** For a person who belongs to another organization, but has no password yet. */
export const passwordMissingPage = (page: InvitationPage): string =>
  invitationPage(
    page,
    html`<p>${page.invitation.email} is already known to Worklane, but has no password yet. Ask an owner of your other organization,
or the operator of the service, for a link to set one. Then open this page again.</p>`,
  );

interface NewAccountForm {
  csrf: string;
  /** The name of the previous submission. */
  name?: string;
  /** The address of the account that is signed in, if there is one. */
  signedInAs?: string | undefined;
  error?: FieldError;
}

/** For a person without an account: asks for a name and a password. */
export function newAccountPage(page: InvitationPage, { csrf, name, signedInAs, error }: NewAccountForm): string {
  const shownName = name ?? page.invitation.name ?? '';
  const focused = error?.field ?? (shownName === '' ? 'name' : 'password');
  return invitationPage(
    page,
    html`${signedInAs !== undefined && html`<p>You are signed in as ${signedInAs}. Creating this account signs you out.</p>`}
${error && formError(error)}
<form method="post" action="${invitationPath(page.token)}">
<input type="hidden" name="csrf" value="${csrf}">
<div>
<label for="email">E-mail address</label>
<input id="email" type="email" value="${page.invitation.email}" autocomplete="username" readonly>
</div>
<div>
<label for="name">Your name</label>
<input id="name" name="name" type="text" value="${shownName}" autocomplete="name" maxlength="255" required${fieldState('name', focused, error)}>
</div>
${newPasswordField(focused, error)}
<button type="submit">Create account and join</button>
</form>`,
    error,
  );
}
