import { roles } from '@worklane/contract';
import { type Content, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { accountField, type FieldError, fieldState, formError, newPasswordField } from '../form-fields.ts';
import { signInPath } from '../return-to.ts';
import type { Session } from '../sessions.ts';
import { type Invitation, invitationPath } from './invitation-repository.ts';

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
