import { type Html, html, renderPage } from '../http/pages/page.ts';
import { type FieldError, fieldState, formError } from './form-fields.ts';
import { formatDuration } from './links.ts';
import { signInAgainPath } from './return-to.ts';
import { passkeyForm, passkeyScript } from './second-factor/passkey-form.ts';

export interface SignInPage {
  csrf: string;
  /** The local path to continue to. */
  returnTo: string;
  /** The application that waits for the sign-in. */
  destination?: SignInDestination;
  /** The address of the previous submission. */
  email?: string;
  error?: FieldError;
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

/** Returns the application to which a local path leads, if it is that of an authorization request. */
export type FindDestination = (path: string) => Promise<SignInDestination | undefined>;

export function signInPage({ csrf, returnTo, destination, email = '', error, passkey, ...page }: SignInPage): string {
  const focused = error?.field ?? (email === '' ? 'email' : 'password');
  return renderPage({
    title: `${error ? 'Error: ' : ''}Sign in - Worklane`,
    content: html`<h1>Sign in</h1>
<p class="lead">${lead(destination)}</p>
${error && formError(error)}
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

export const expiredForm: FieldError = {
  title: 'This page has expired',
  detail: 'Enter your password again. If this message appears again, allow cookies for this site.',
  field: 'password',
};

export const wrongCredentials: FieldError = {
  title: 'Wrong e-mail address or password',
  detail: 'Check the address and enter the password again.',
  field: 'password',
};

export const unknownPasskey: FieldError = {
  title: 'This passkey cannot be used',
  detail: 'It was removed, or the page has expired. Try again, or enter your password.',
  field: 'password',
};

export const tooManyAttempts = (waitSeconds: number): FieldError => ({
  title: 'Too many attempts',
  detail: `Wait ${formatDuration(waitSeconds)}, then try again.`,
});

/** Returns the error of an empty field, if there is one. */
export function emptyField(email: string, password: string): FieldError | undefined {
  if (email.trim() === '') return { ...incomplete, detail: 'Enter your e-mail address.', field: 'email' };
  if (password === '') return { ...incomplete, detail: 'Enter your password.', field: 'password' };
  return undefined;
}

const incomplete = { title: 'Missing field' };

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
