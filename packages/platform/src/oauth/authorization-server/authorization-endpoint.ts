import { operations } from '@worklane/contract';
import { methodRoutes } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveBrowsers } from '../../http/pages/browser-routes.ts';
import { errorPage, pageHeaders } from '../../http/pages/page.ts';
import { isDocumentClientId } from '../tokens/document-client-id.ts';
import { mcpPaths, mcpResource, mcpScopes } from '../tokens/resources.ts';
import { type CallProvider, type ProviderResponse, readOAuthError, sendProviderResponse } from './call-provider.ts';
import { registeredClient } from './client-adapter.ts';
import { consentUid } from './consent-page.ts';
import { type ConsentRoutesOptions, consentRoutes } from './consent-routes.ts';
import { parameterLimits } from './parameter-limits.ts';
import { normalizeResource } from './requested-resource.ts';

export interface AuthorizationEndpointOptions extends ConsentRoutesOptions {
  callProvider: CallProvider;
}

const { authorize } = operations;

/** The path where oidc-provider resumes the authorization request after consent. A trailing slash is no empty ID. */
const resumePath = `${authorize.path}/:uid([\\w-]+)`;

/** The authorization endpoint and the consent page. */
export async function authorizationEndpoint(
  app: FastifyInstance,
  options: AuthorizationEndpointOptions,
): Promise<void> {
  const { callProvider, baseUrl } = options;
  serveBrowsers(app);
  app.get(authorize.path, { config: { operation: authorize } }, async (request, reply) =>
    sendToBrowser(
      withoutUntrustedRedirect(await callProvider(request, { url: knownParameters(request, baseUrl) })),
      reply,
    ),
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
    name === 'response_type' ? [name, responseType(value)] : [name, parameterLimits.shortened(name, value)],
  );
  const normalized = new URLSearchParams(supported);
  normalizeResource(normalized, baseUrl);
  addDefaultScope(normalized, baseUrl);
  return `${authorize.path}?${normalized}`;
}

/** A client with a metadata document gets the scopes of its endpoint of the MCP server by default (RFC 6749, section 3.3). */
function addDefaultScope(parameters: URLSearchParams, baseUrl: string): void {
  if (parameters.has('scope') || !isDocumentClientId(parameters.get('client_id') ?? '')) return;
  const path = mcpPaths.find((each) => mcpResource(baseUrl, each) === parameters.get('resource'));
  if (path) parameters.set('scope', mcpScopes[path].join(' '));
}

const responseType = (given: string) => (given === 'code' || given === '' ? given : 'none');

/**
 * Returns an error instead of a redirect to a client that anybody can describe: before a member has decided, a link to this server would
 * lead to any URL (RFC 9700, section 4.11.2).
 */
function withoutUntrustedRedirect(response: ProviderResponse): ProviderResponse {
  const { client } = response.context.oidc;
  const { location } = response.headers;
  if (!client || !registeredClient(client).document || typeof location !== 'string') return response;
  if (consentUid(location) !== undefined) return response;
  const { error, error_description } = Object.fromEntries(new URL(location).searchParams);
  return { ...response, status: 400, headers: {}, body: { error, error_description } };
}

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
