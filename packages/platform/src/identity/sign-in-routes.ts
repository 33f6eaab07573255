import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../audit/audit-log.ts';
import { formFields } from '../http/forms/forms.ts';
import { sameOriginFormHeaders, withoutFormAction } from '../http/pages/page.ts';
import { hasProviders } from './identity-providers/identity-providers.ts';
import { providerRoutes, sendToProvider } from './identity-providers/provider-routes.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { localPath, signInPath } from './return-to.ts';
import { formPageHeaders } from './second-factor/passkey-form.ts';
import { signIn, signInWithCode, signInWithPasskey } from './sign-in.ts';
import {
  type CodePage,
  codePage,
  emptyField,
  expiredForm,
  type SignInPage,
  signInPage,
  tooManyAttempts,
  unknownPasskey,
  wrongCode,
  wrongCredentials,
} from './sign-in-page.ts';

/** `/sign-in`: the page and its form. */
export function signInRoutes(plugin: FastifyInstance, dependencies: PageDependencies): void {
  const { guard, sessions, home, findDestination, passkeys } = dependencies;

  plugin.get<{ Querystring: { return_to?: string | string[]; again?: string } }>('/sign-in', async (request, reply) => {
    const { return_to, again } = request.query;
    const returnTo = localPath([return_to].flat()[0], home);
    const session = await sessions.find(request.headers.cookie);
    if (again !== undefined) {
      return sendForm(reply, request, { returnTo, again: true, ...(session && { email: session.email }) });
    }
    if (session) return reply.redirect(returnTo, 303);
    const pending = await sessions.findPending(request.headers.cookie);
    return pending ? sendCodeForm(reply, request, { ...pending, returnTo }) : sendForm(reply, request, { returnTo });
  });

  plugin.post('/sign-in/code', async (request, reply) => {
    const { code, csrf, return_to } = formFields(request, 'code', 'csrf', 'return_to');
    const { cookie } = request.headers;
    const form = { returnTo: localPath(return_to, home) };
    const pending = await sessions.findPending(cookie);
    if (!pending) return sendForm(reply.code(403), request, { ...form, error: expiredForm });
    const { email } = pending;
    if (!guard.accepts(request.headers, csrf)) {
      return sendCodeForm(reply.code(403), request, { ...form, email, error: { ...expiredForm, field: 'code' } });
    }
    const result = await signInWithCode(dependencies, { code, origin: auditOrigin(request), cookieHeader: cookie });
    switch (result?.outcome) {
      case undefined:
        return sendForm(reply.code(403), request, { ...form, error: expiredForm });
      case 'signed in':
        return reply.header('set-cookie', result.cookies).redirect(form.returnTo, 303);
      case 'has provider':
      case 'rejected':
        return sendCodeForm(reply.code(422), request, { ...form, email, error: wrongCode });
      case 'too many attempts': {
        reply.code(429).header('retry-after', result.waitSeconds);
        const error = { ...tooManyAttempts(result.waitSeconds), field: 'code' };
        return sendCodeForm(reply, request, { ...form, email, error });
      }
    }
  });

  const sendToOwnProvider = (
    request: FastifyRequest,
    reply: FastifyReply,
    form: Parameters<typeof sendToProvider>[3],
  ): Promise<FastifyReply> => sendToProvider({ ...dependencies, sendForm }, request, reply, form);

  providerRoutes(plugin, { ...dependencies, sendForm });

  plugin.post('/sign-in/providers', async (request, reply) => {
    const { email, csrf, return_to, again } = formFields(request, 'email', 'csrf', 'return_to', 'again');
    const form = { returnTo: localPath(return_to, home), email: email.trim(), again: again !== '' };
    if (!guard.accepts(request.headers, csrf)) {
      return sendForm(reply.code(403), request, { ...form, error: expiredForm });
    }
    return sendToOwnProvider(request, reply, form);
  });

  plugin.post('/sign-in', async (request, reply) => {
    const { email, password, csrf, ...fields } = formFields(request, 'email', 'password', 'csrf', 'return_to', 'again');
    const form = { returnTo: localPath(fields.return_to, home), email, again: fields.again !== '' };
    if (!guard.accepts(request.headers, csrf)) {
      return sendForm(reply.code(403), request, { ...form, error: expiredForm });
    }
    const empty = emptyField(email, password);
    if (empty) return sendForm(reply.code(422), request, { ...form, error: empty });

    const origin = auditOrigin(request);
    const result = await signIn(dependencies, { email, password, origin, cookieHeader: request.headers.cookie });
    switch (result.outcome) {
      case 'signed in':
        reply.header('set-cookie', result.cookies);
        return reply.redirect(result.pending ? signInPath(form.returnTo) : form.returnTo, 303);
      case 'has provider':
        return sendToOwnProvider(request, reply, form);
      case 'rejected':
        return sendForm(reply.code(422), request, { ...form, error: wrongCredentials });
      case 'too many attempts':
        reply.code(429).header('retry-after', result.waitSeconds);
        return sendForm(reply, request, { ...form, error: tooManyAttempts(result.waitSeconds) });
    }
  });

  plugin.post('/sign-in/passkey', async (request, reply) => {
    const { credential, csrf, return_to } = formFields(request, 'credential', 'csrf', 'return_to');
    const form = { returnTo: localPath(return_to, home) };
    if (!guard.accepts(request.headers, csrf))
      return sendForm(reply.code(403), request, { ...form, error: expiredForm });
    const sign = { credential, csrf, origin: auditOrigin(request), cookieHeader: request.headers.cookie };
    const cookies = await signInWithPasskey(dependencies, sign);
    if (!cookies) return sendForm(reply.code(422), request, { ...form, error: unknownPasskey });
    return reply.header('set-cookie', cookies).redirect(form.returnTo, 303);
  });

  async function sendCodeForm(
    reply: FastifyReply,
    request: FastifyRequest,
    { returnTo, email, error }: Omit<CodePage, 'csrf'>,
  ): Promise<FastifyReply> {
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    reply.headers(sameOriginFormHeaders).header('set-cookie', setCookie);
    return reply.send(codePage({ csrf, returnTo, email, error }));
  }

  async function sendForm(
    reply: FastifyReply,
    request: FastifyRequest,
    form: Omit<SignInPage, 'csrf' | 'destination' | 'hasProviders'>,
  ): Promise<FastifyReply> {
    const { csrf, setCookie } = guard.issue(request.headers.cookie);
    const destination = await findDestination(form.returnTo);
    const passkey = passkeys.available ? passkeys.requestOptions(csrf) : undefined;
    const offersProviders = await hasProviders(dependencies.db);
    const headers = formPageHeaders(passkeys.available);
    return reply
      .headers(offersProviders ? withoutFormAction(headers) : headers)
      .header('set-cookie', setCookie)
      .send(signInPage({ ...form, csrf, passkey, hasProviders: offersProviders, ...(destination && { destination }) }));
  }
}
