import { html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { type FieldError, fieldState, formError } from '../form-fields.ts';
import { signInAgainPath } from '../return-to.ts';

export interface CodePage {
  csrf: string;
  /** The local path to continue to. */
  returnTo: string;
  email: string;
  error?: FieldError | undefined;
}

/** Returns the page that asks for the code of the authenticator app. */
export const codePage = ({ csrf, returnTo, email, error }: CodePage): string =>
  renderPage({
    title: `${error ? 'Error: ' : ''}Enter the code - Worklane`,
    content: html`<h1>Enter the code</h1>
<p class="lead">Open your authenticator app and enter its code for <b>${email}</b>.</p>
${error && formError(error)}
<form method="post" action="/sign-in/code">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="return_to" value="${returnTo}">
${codeField('Code', error)}
<button type="submit">Sign in</button>
</form>
<p class="who"><span>No access to the app? Enter a recovery code.</span> <a href="${signInAgainPath(returnTo)}">Use another account</a></p>`,
  });

/** The field for a code. Browsers fill it in from password managers. */
export const codeField = (label: string, error: FieldError | undefined) =>
  html`<div>
<label for="code">${label}</label>
<input id="code" name="code" type="text" inputmode="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"
maxlength="64" required${fieldState('code', 'code', error)}>
</div>`;

export const wrongCode: FieldError = {
  title: 'Wrong code',
  detail: 'Enter the code that the app shows now. Each code works once.',
  field: 'code',
};
