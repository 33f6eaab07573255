import { renderSVG } from 'uqr';
import { type Content, Html, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { type FieldError, formError } from '../form-fields.ts';
import { accountPath, securityPath } from '../return-to.ts';
import { codeField } from './code-page.ts';
import { passkeyForm, passkeyScript } from './passkey-form.ts';
import type { Passkey } from './passkeys.ts';
import { newAuthenticatorSecret, uriOf } from './second-factors.ts';

export interface SecurityPage {
  csrf: string;
  email: string;
  /** The authenticator app, if there is one. */
  app: { addedAt: string; recoveryCodes: number } | undefined;
  passkeys: readonly Passkey[];
  /** The options of `navigator.credentials.create`, if passkeys are available. */
  creation?: object | undefined;
  /** The secret of the previous submission. */
  secret?: string;
  error?: FieldError | undefined;
}

/** Returns the page on which a person adds and removes an authenticator app. */
export const securityPage = ({ csrf, email, app, passkeys, creation, secret, error }: SecurityPage): string =>
  page(
    `${error ? 'Error: ' : ''}Sign-in security`,
    html`<h1>Sign-in security</h1>
<p class="lead">${email}</p>
${error && formError(error)}
<section>
<h2>Authenticator app</h2>
${app ? appSection(csrf, app) : newAppSection(csrf, email, secret, error)}
</section>
<section>
<h2>Passkeys</h2>
<p>A passkey signs you in without a password: with your fingerprint, your face, a PIN or a security key.</p>
${passkeys.map((passkey) => passkeySection(csrf, passkey))}
${
  creation &&
  html`${passkeyForm({
    ...{ action: `${securityPath}/passkey`, method: 'create', options: creation },
    ...{ fields: { csrf }, content: nameField, submit: 'Add passkey' },
  })}
${passkeyScript}`
}
</section>
${back}`,
  );

/** Returns the page with the recovery codes of a new app. */
export const recoveryCodesPage = (codes: readonly string[]): string =>
  page(
    'Recovery codes',
    html`<h1>Recovery codes</h1>
<p class="lead">Keep these codes where you do not keep your phone. Each one replaces a code of the app once. They are not shown again.</p>
<ul class="rows" aria-label="Recovery codes">
${codes.map((code) => html`<li><code>${code}</code></li>\n`)}</ul>
<p class="who"><a class="button" href="${accountPath}">Continue</a></p>`,
  );

const page = (title: string, content: Content) => renderPage({ title: `${title} - Worklane`, wide: true, content });

const back = html`<p class="who"><a href="${accountPath}">Back to your account</a></p>`;

const passkeySection = (csrf: string, { credentialId, name, addedAt, lastUsedAt }: Passkey) =>
  html`<form class="who" method="post" action="${securityPath}/passkey/removal">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="credential_id" value="${credentialId}">
<p><b>${name}</b> <small>added on ${day(addedAt)}, ${lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`}</small></p>
<button class="quiet" type="submit" aria-label="Remove passkey ${name}">Remove</button>
</form>
`;

const nameField = html`<div>
<label for="name">Name of the passkey</label>
<input id="name" name="name" type="text" maxlength="100" placeholder="Laptop" autocomplete="off">
</div>`;

const day = (time: string): string => time.slice(0, 10);

const appSection = (csrf: string, { addedAt, recoveryCodes }: NonNullable<SecurityPage['app']>) =>
  html`<p>Added on ${day(addedAt)}. Signing in asks for its code; ${recoveryCodes} recovery codes are left.</p>
<form method="post" action="${securityPath}/authenticator-app/removal">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit">Remove authenticator app</button>
</form>`;

/** A QR code for phones, and the same secret as text for everything else. */
function newAppSection(csrf: string, email: string, previous: string | undefined, error: FieldError | undefined) {
  const { secret, uri } = previous ? { secret: previous, uri: uriOf(previous, email) } : newAuthenticatorSecret(email);
  return html`<p>Scan this code with an authenticator app, or enter the key. Signing in then asks for a code of the app.</p>
<div role="img" aria-label="QR code of the key">${new Html(renderSVG(uri, { border: 2, pixelSize: 4 }))}</div>
<p>Key: <code>${secret.match(/.{4}/g)?.join(' ')}</code></p>
<form method="post" action="${securityPath}/authenticator-app">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="secret" value="${secret}">
${codeField('Code that the app shows', error)}
<button type="submit">Add authenticator app</button>
</form>`;
}
