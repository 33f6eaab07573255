import { operations } from '@worklane/contract';
import { methodRoutes } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBrowsers } from '../../http/pages/browser-routes.ts';
import { errorPage, pageHeaders } from '../../http/pages/page.ts';
import { type CallProvider, type ProviderResponse, readOAuthError, sendProviderResponse } from './call-provider.ts';
import { type ConsentRoutesOptions, consentRoutes } from './consent-routes.ts';
import { normalizeResources } from './requested-resource.ts';

export interface AuthorizationEndpointOptions extends ConsentRoutesOptions {
  callProvider: CallProvider;
}

const { authorize } = operations;

/** The path where oidc-provider resumes the authorization request after consent. */
const resumePath = `${authorize.path}/:uid`;

/** The authorization endpoint and the consent page. */
export async function authorizationEndpoint(
  app: FastifyInstance,
  options: AuthorizationEndpointOptions,
): Promise<void> {
  const { callProvider, baseUrl } = options;
  serveBrowsers(app);
  app.get(authorize.path, { config: { operation: authorize } }, async (request, reply) =>
    sendToBrowser(await callProvider(request, { url: knownParameters(request, baseUrl) }), reply),
  );
  app.get(resumePath, async (request, reply) => sendToBrowser(await callProvider(request), reply));
  for (const route of methodRoutes(authorize.path, [authorize], app.supportedMethods, { sameOrigin: true })) {
    app.route(route);
  }
  app.register(consentRoutes, options);
}

const parameters = new Set<string>(authorize.parameters.map(({ name }) => name));

/**
 * Returns the URL of a request without unknown parameters, which are ignored (RFC 6749, section 3.1). The library would
 * apply those of OpenID Connect, and respond to its response types in the fragment.
 */
function knownParameters({ url }: FastifyRequest, baseUrl: string): string {
  const query = url.replace(/^[^?]*/, '');
  const known = [...new URLSearchParams(query)].filter(([name]) => parameters.has(name));
  const supported = known.map(([name, value]) =>
    name === 'response_type' ? [name, responseType(value)] : [name, value],
  );
  const normalized = new URLSearchParams(supported);
  normalizeResources(normalized, baseUrl);
  return `${authorize.path}?${normalized}`;
}

const responseType = (given: string) => (given === 'code' || given === '' ? given : 'none');

/** Sends an error as a page if the client accepts HTML, else as JSON. */
function sendToBrowser(response: ProviderResponse, reply: FastifyReply): FastifyReply {
  if (response.status < 400 || response.context.accepts('json', 'html') !== 'html') {
    return sendProviderResponse(response, reply);
  }
  const { error_description } = readOAuthError(response.body);
  return reply
    .code(response.status)
    .headers(pageHeaders)
    .send(
      errorPage({
        title: 'Invalid authorization request',
        detail: `The request of the application is invalid: ${error_description}. Go back to it and try again.`,
      }),
    );
}
