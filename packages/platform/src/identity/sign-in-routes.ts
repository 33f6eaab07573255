import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../audit/audit-log.ts';
import { formFields } from '../http/forms/forms.ts';
import { sameOriginFormHeaders, withoutFormAction } from '../http/pages/page.ts';
import type { FieldError } from './form-fields.ts';
import {
  callbackPath,
  findOnlyProvider,
  findProvider,
  findProviderOf,
  hasProviders,
  logoutPath,
} from './identity-providers/identity-providers.ts';
import type { BegunSignIn } from './identity-providers/sign-in-with-provider.ts';
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

interface ProviderRoutesDependencies extends Pick<PageDependencies, 'db' | 'providers' | 'providerClient' | 'home'> {
  sendForm(
    reply: FastifyReply,
    request: FastifyRequest,
    form: { returnTo: string; email?: string; error: FieldError },
  ): Promise<FastifyReply>;
}

type ProviderRequest = FastifyRequest<{ Params: { name: string } }>;

/** Sends a browser to the provider of an address, or to the only one. */
async function sendToProvider(
  { db, providers, sendForm }: Omit<ProviderRoutesDependencies, 'home' | 'providerClient'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, ...form }: BegunSignIn,
): Promise<FastifyReply> {
  const provider = email === '' ? await findOnlyProvider(db) : await findProviderOf(db, email);
  if (!provider) return sendForm(reply.code(422), request, { ...form, email, error: noProvider(email) });
  const { url, setCookie } = await providers.begin(provider, { email, ...form }, request.ip);
  return reply.header('set-cookie', setCookie).redirect(url.href, 303);
}

/** `/sign-in/providers/{name}`: what identity providers call, or send browsers to. */
function providerRoutes(plugin: FastifyInstance, dependencies: ProviderRoutesDependencies): void {
  const { db, providers, providerClient, home, sendForm } = dependencies;

  plugin.get(callbackPath(':name'), async (request: ProviderRequest, reply) => {
    const { url, headers, params } = request;
    const origin = auditOrigin(request);
    const result = await providers.complete(params.name, { url, origin, cookieHeader: headers.cookie });
    if (result.outcome === 'expired') return sendForm(reply.code(403), request, { returnTo: home, error: expired });
    const returnTo = localPath(result.returnTo, home);
    if (result.outcome === 'refused') {
      return sendForm(reply.code(403), request, { returnTo, error: { ...refused, detail: result.reason } });
    }
    return reply.header('set-cookie', result.cookies).redirect(result.pending ? signInPath(returnTo) : returnTo, 303);
  });

  // OpenID Connect Back-Channel Logout 1.0, section 2.8.
  plugin.post(logoutPath(':name'), async (request: ProviderRequest, reply) => {
    const { logout_token } = formFields(request, 'logout_token');
    const provider = await findProvider(db, request.params.name);
    const free = provider && providerClient.take(provider, request.ip);
    const logout = provider && (await providerClient.verifyLogout(provider, logout_token).finally(free));
    if (!logout) return reply.code(400).send({ error: 'invalid_request' });
    await providers.logOut(provider, logout);
    return reply.code(200).send();
  });
}

const noProvider = (email: string): FieldError =>
  email === ''
    ? { title: 'Missing field', detail: 'Enter your e-mail address.', field: 'email' }
    : { title: 'No single sign-on', detail: 'There is none for this address. Enter your password.', field: 'password' };

const refused = { title: 'Your identity provider did not sign you in' };

const expired: FieldError = {
  title: 'This sign-in has expired',
  detail: 'Start again. If this message appears again, allow cookies for this site.',
  field: 'email',
};
