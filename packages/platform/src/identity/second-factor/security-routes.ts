import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { auditOrigin } from '../../audit/audit-log.ts';
import { formFields, isCrossSite } from '../../http/forms/forms.ts';
import { type Content, Html, html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { endOtherSessions } from '../account-sessions.ts';
import { expiredForm, type FieldError, fieldError, formError } from '../form-fields.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { accountPath, securityPath, signInAgainPath } from '../return-to.ts';
import { isRecent, type Session } from '../sessions.ts';
import { codeField } from '../sign-in-page.ts';
import { formPageHeaders, passkeyForm, passkeyScript } from './passkey-form.ts';
import type { Passkey } from './passkeys.ts';
import { isAuthenticatorSecret, newAuthenticatorSecret, uriOf } from './second-factors.ts';

/** `/account/security`: the page and its forms. All of them require a recent sign-in. */
export function securityRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { clock, sessions, factors, passkeys } = dependencies;

  plugin.get(securityPath, async (request, reply) => {
    const session = await recentSession(request);
    return session ? sendPage(reply, session) : reply.redirect(signInAgainPath(securityPath), 303);
  });

  form('/authenticator-app', async (session, request, reply) => {
    const { secret, code } = formFields(request, 'secret', 'code');
    const origin = auditOrigin(request);
    try {
      const codes = await factors.add(session, { secret, code: code.replaceAll(/\s/g, ''), origin });
      await endOtherSessions(dependencies, session, origin);
      return reply.headers(sameOriginFormHeaders).send(recoveryCodesPage(codes));
    } catch (error) {
      const rejected = fieldError(error);
      const kept = isAuthenticatorSecret(secret) ? { secret } : {};
      return sendPage(reply.code(422), session, { ...kept, error: rejected });
    }
  });

  form('/authenticator-app/removal', async (session, request, reply) => {
    await factors.remove(session, auditOrigin(request));
    return reply.redirect(securityPath, 303);
  });

  form('/passkey', async (session, request, reply) => {
    const { credential, name } = formFields(request, 'credential', 'name');
    const added = { credential, name: passkeyName(name), origin: auditOrigin(request) };
    if (await passkeys.add(session, added)) return reply.redirect(securityPath, 303);
    return sendPage(reply.code(422), session, { error: passkeyNotAdded });
  });

  form('/passkey/removal', async (session, request, reply) => {
    await passkeys.remove(session, formFields(request, 'credential_id').credential_id, auditOrigin(request));
    return reply.redirect(securityPath, 303);
  });

  type Handle = (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

  function form(path: string, handle: Handle): void {
    plugin.post(`${securityPath}${path}`, async (request, reply) => {
      const session = await recentSession(request);
      if (!session) return reply.redirect(signInAgainPath(securityPath), 303);
      const { csrf } = formFields(request, 'csrf');
      if (!isOneOf(session.acceptedCsrf, csrf) || isCrossSite(request.headers)) {
        return sendPage(reply.code(403), session, { error: { ...expiredForm, field: 'code' } });
      }
      return handle(session, request, reply);
    });
  }

  async function recentSession({ headers }: FastifyRequest): Promise<Session | undefined> {
    const session = await sessions.find(headers.cookie);
    return session && isRecent(session, clock()) ? session : undefined;
  }

  async function sendPage(
    reply: FastifyReply,
    session: Session,
    form: { secret?: string; error?: FieldError } = {},
  ): Promise<FastifyReply> {
    const { csrf, email } = session;
    const page: SecurityPage = {
      ...{ csrf, email, app: await factors.find(session), passkeys: await passkeys.list(session) },
      creation: passkeys.available ? await passkeys.creationOptions(session) : undefined,
      ...form,
    };
    return reply.headers(formPageHeaders(passkeys.available)).send(securityPage(page));
  }
}

const maxNameLength = 100;

/** Names are shown to their owner only. */
const passkeyName = (name: string): string => name.trim().slice(0, maxNameLength) || 'Passkey';

const passkeyNotAdded: FieldError = {
  title: 'This passkey cannot be added',
  detail: 'The page has expired, or the account has it already. Try again.',
  field: 'name',
};

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
