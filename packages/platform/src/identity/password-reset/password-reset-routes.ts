import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import type { CsrfGuard } from '../../http/forms/csrf.ts';
import { formFields } from '../../http/forms/form-body.ts';
import { sameOriginFormHeaders } from '../../http/pages/page.ts';
import { expiredForm, type FieldError, fieldError } from '../form-fields.ts';
import type { KnownBrowsers } from '../known-browsers.ts';
import { invalidLinkPage } from '../link-pages.ts';
import type { SetPasswordDependencies } from '../set-password.ts';
import { findLinkUse } from '../used-links.ts';
import { passwordResetPath } from './create-reset-link.ts';
import { passwordResetPage, passwordSetPage } from './password-reset-page.ts';
import { findResetLink, resetPassword } from './reset-password.ts';

export interface PasswordResetRoutesDependencies extends SetPasswordDependencies {
  guard: CsrfGuard;
  browsers: KnownBrowsers;
}

type ResetRequest = FastifyRequest<{ Params: { token: string } }>;

/** `/password-reset/{token}`: the page that a link of an owner or of an operator opens, and its form. */
export function passwordResetRoutes(plugin: FastifyInstance, dependencies: PasswordResetRoutesDependencies): void {
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
