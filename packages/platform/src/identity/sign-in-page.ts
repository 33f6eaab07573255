import { type Html, html } from '../http/pages/html.ts';
import { renderPage } from '../http/pages/page.ts';
import { passkeyForm, passkeyScript } from './second-factor/passkey-form.ts';

export interface SignInPage {
  csrf: string;
  /** The local path to continue to. */
  returnTo: string;
  /** The application that waits for the sign-in. */
  destination?: SignInDestination;
  /** The address of the previous submission. */
  email?: string;
  error?: SignInError;
  /** The options of `navigator.credentials.get`, if passkeys are available. */
  passkey?: object | undefined;
  /** Whether identity providers are set. */
  hasProviders?: boolean;
  /** Whether the person is signed in, and has to sign in again. */
  again?: boolean;
}

export interface SignInDestination {
  application: string;
  /** Where the browser returns to, such as `reports.example`. */
  returnsTo: string;
}

export interface SignInError {
  title: string;
  /** How to continue. */
  detail: string;
  /** The invalid field. */
  field?: Field;
}

type Field = 'email' | 'password';

export function signInPage({ csrf, returnTo, destination, email = '', error, passkey, ...page }: SignInPage): string {
  const focused: Field = error?.field ?? (email === '' ? 'email' : 'password');
  return renderPage({
    title: `${error ? 'Error: ' : ''}Sign in - Worklane`,
    content: html`<h1>Sign in</h1>
<p class="lead">${lead(destination)}</p>
${error && summary(error)}
<form method="post" action="/sign-in">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="return_to" value="${returnTo}">
${page.again && html`<input type="hidden" name="again" value="1">`}
<div>
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none"
spellcheck="false" maxlength="254" required${fieldState('email', focused, error)}>
</div>
<div>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${fieldState('password', focused, error)}>
</div>
<button type="submit">Sign in</button>
${
  page.hasProviders &&
  html`<button class="quiet" type="submit" formaction="/sign-in/providers" formnovalidate>Use single sign-on</button>`
}
</form>
${
  passkey &&
  html`${passkeyForm({
    ...{ action: '/sign-in/passkey', method: 'get', options: passkey },
    ...{ fields: { csrf, return_to: returnTo }, submit: 'Use a passkey' },
  })}
${passkeyScript}`
}`,
  });
}

const lead = (destination: SignInDestination | undefined): Html =>
  destination
    ? html`Sign in to continue to <b>${destination.application}</b> (${destination.returnsTo}).`
    : html`Use the e-mail address that is registered with your organization.`;

const summary = ({ title, detail, field }: SignInError): Html =>
  html`<div class="problem" id="problem" role="alert">
<strong>${title}</strong>
${field ? html`<a href="#${field}">${detail}</a>` : detail}
</div>`;

const fieldState = (field: Field, focused: Field, error: SignInError | undefined): Html =>
  html`${field === focused && html` autofocus`}${
    field === error?.field && html` aria-invalid="true" aria-describedby="problem"`
  }`;

export const expiredForm: SignInError = {
  title: 'This page has expired',
  detail: 'Enter your password again. If this message appears again, allow cookies for this site.',
  field: 'password',
};

export const wrongCredentials: SignInError = {
  title: 'Wrong e-mail address or password',
  detail: 'Check the address and enter the password again.',
  field: 'password',
};

export const unknownPasskey: SignInError = {
  title: 'This passkey cannot be used',
  detail: 'It was removed, or the page has expired. Try again, or enter your password.',
  field: 'password',
};

export const tooManyAttempts = (waitSeconds: number): SignInError => ({
  title: 'Too many attempts',
  detail: `Wait ${formatDuration(waitSeconds)}, then try again.`,
});

/** Returns the error of an empty field, if there is one. */
export function emptyField(email: string, password: string): SignInError | undefined {
  if (email.trim() === '') return { ...incomplete, detail: 'Enter your e-mail address.', field: 'email' };
  if (password === '') return { ...incomplete, detail: 'Enter your password.', field: 'password' };
  return undefined;
}

const incomplete = { title: 'Missing field' };

/** Returns seconds up to two minutes, and whole minutes rounded up from there. */
export function formatDuration(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
