import { renderSVG } from 'uqr';
import { type Content, Html, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { type FieldError, formError } from '../link-pages.ts';
import { accountPath, securityPath } from '../return-to.ts';
import { codeField } from './code-page.ts';
import { newAuthenticatorSecret, uriOf } from './second-factors.ts';

export interface SecurityPage {
  csrf: string;
  email: string;
  /** The authenticator app, if there is one. */
  app: { addedAt: string; recoveryCodes: number } | undefined;
  /** The secret of the previous submission. */
  secret?: string;
  error?: FieldError | undefined;
}

/** Returns the page on which a person adds and removes an authenticator app. */
export const securityPage = ({ csrf, email, app, secret, error }: SecurityPage): string =>
  page(
    `${error ? 'Error: ' : ''}Sign-in security`,
    html`<h1>Sign-in security</h1>
<p class="lead">${email}</p>
${error && formError(error)}
<section>
<h2>Authenticator app</h2>
${app ? appSection(csrf, app) : newAppSection(csrf, email, secret, error)}
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

const appSection = (csrf: string, { addedAt, recoveryCodes }: NonNullable<SecurityPage['app']>) =>
  html`<p>Added on ${addedAt.slice(0, 10)}. Signing in asks for its code; ${recoveryCodes} recovery codes are left.</p>
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
