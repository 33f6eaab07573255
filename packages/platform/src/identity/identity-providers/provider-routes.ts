import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { formFields } from '../../http/forms/forms.ts';
import type { FieldError } from '../form-fields.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { localPath, signInPath } from '../return-to.ts';
import { callbackPath, findOnlyProvider, findProvider, findProviderOf, logoutPath } from './identity-providers.ts';
import type { BegunSignIn } from './sign-in-with-provider.ts';

interface ProviderRoutesDependencies extends Pick<PageDependencies, 'db' | 'providers' | 'providerClient' | 'home'> {
  sendForm(
    reply: FastifyReply,
    request: FastifyRequest,
    form: { returnTo: string; email?: string; error: FieldError },
  ): Promise<FastifyReply>;
}

type ProviderRequest = FastifyRequest<{ Params: { name: string } }>;

/** Sends a browser to the provider of an address, or to the only one. */
export async function sendToProvider(
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
export function providerRoutes(plugin: FastifyInstance, dependencies: ProviderRoutesDependencies): void {
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
