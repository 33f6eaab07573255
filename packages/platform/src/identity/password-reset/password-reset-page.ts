import { html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { accountField, type FieldError, formError, newPasswordField } from '../form-fields.ts';
import { passwordResetPath } from './create-reset-link.ts';

export interface PasswordResetPage {
  csrf: string;
  /** The token of the link. */
  token: string;
  email: string;
  error?: FieldError | undefined;
}

/** Returns the page that asks for a new password. */
export const passwordResetPage = ({ csrf, token, email, error }: PasswordResetPage): string =>
  renderPage({
    title: `${error ? 'Error: ' : ''}Set a new password - Worklane`,
    content: html`<h1>Set a new password</h1>
<p class="lead">All sessions of the account end, in this browser and in others.</p>
${error && formError(error)}
<form method="post" action="${passwordResetPath(token)}">
<input type="hidden" name="csrf" value="${csrf}">
${accountField(email)}
${newPasswordField('password', error)}
<button type="submit">Set password</button>
</form>`,
  });

/** Returns the page after the password was set. */
export const passwordSetPage = (): string =>
  renderPage({
    title: 'Password set - Worklane',
    content: html`<h1>Password set</h1>
<p class="lead">Sign in with your new password.</p>
<p><a class="button" href="/sign-in">Sign in</a></p>`,
  });
