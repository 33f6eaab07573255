import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { formFields } from '../../http/forms/forms.ts';
import { html, renderPage, sameOriginFormHeaders } from '../../http/pages/page.ts';
import { accountField, expiredForm, type FieldError, fieldError, formError, newPasswordField } from '../form-fields.ts';
import { findLinkUse, invalidLinkPage } from '../links.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { findResetLink, passwordResetPath, resetPassword } from './password-reset.ts';

type ResetRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/password-reset/{token}`: the page that a link of an owner or of an operator opens, and its form. */
export function passwordResetRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { db, clock, guard, browsers } = dependencies;
  const url = passwordResetPath(':token');

  plugin.get(url, async (request: ResetRequest, reply) => sendForm(request, reply));

  plugin.post(url, async (request: ResetRequest, reply) => {
    const { headers, params } = request;
    const { csrf, password } = formFields(request, 'csrf', 'password');
    if (!guard.accepts(headers, csrf)) return sendForm(request, reply.code(403), expiredForm);
    try {
      const link = { token: params.token, csrf, origin: auditOrigin(request) };
      const email =
        (await resetPassword(dependencies, password, link)) ?? (await findLinkUse(db, link, clock()))?.email;
      if (email === undefined) return await sendForm(request, reply);
      // The link proves the address: guesses of strangers do not delay the sign-in that follows.
      reply.headers(sameOriginFormHeaders).header('set-cookie', browsers.remember(email));
      return reply.send(passwordSetPage());
    } catch (error) {
      const rejected = fieldError(error);
      return sendForm(request, reply.code(422), rejected);
    }
  });

  async function sendForm(request: ResetRequest, reply: FastifyReply, error?: FieldError) {
    const { token } = request.params;
    reply.headers(sameOriginFormHeaders);
    const recipient = await findResetLink(db, token, clock());
    if (!recipient) return reply.code(404).send(invalidLinkPage());
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    reply.header('set-cookie', setCookie);
    return reply.send(passwordResetPage({ csrf, token, email: recipient.email, error }));
  }
}

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
