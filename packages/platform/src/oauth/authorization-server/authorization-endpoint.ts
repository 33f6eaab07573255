import { operations } from '@worklane/contract';
import { methodRoutes } from '@worklane/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../../database/store.ts';
import { acceptForms, formFields, isCrossSite } from '../../http/forms/forms.ts';
import { pageHeaders, sendError, sendErrorPage, serveBrowsers } from '../../http/pages/page.ts';
import { limitAddress } from '../../http/rate-limits/rate-limit-hooks.ts';
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts';
import { lacksSecondFactor, listMemberships, type Membership } from '../../identity/memberships.ts';
import { securityPath, signInPath } from '../../identity/return-to.ts';
import type { Session, Sessions } from '../../identity/sessions.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { MetadataDocumentError } from '../clients/documents/read-document.ts';
import { documentRedirectTarget, redirectRisk, redirectTarget } from '../clients/redirect-uri.ts';
import { isDocumentClientId, scopesOfRole } from '../tokens/access-token.ts';
import { mcpPaths, mcpResource, mcpScopes } from '../tokens/resources.ts';
import {
  type CallProvider,
  type ProviderResponse,
  parameterLimits,
  readOAuthError,
  sendProviderResponse,
} from './call-provider.ts';
import { registeredClient } from './client-adapter.ts';
import { consentPage, consentPath, consentUid } from './consent-page.ts';
import { type ConsentRequest, type ConsentRequests, isExpired } from './consent-requests.ts';
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
  return sendError(reply, response.status, {
    title: 'Invalid authorization request',
    detail: `The request of the application is invalid: ${error_description}. Go back to it and try again.`,
  });
}

export interface ConsentRoutesOptions {
  db: Connection;
  sessions: Sessions;
  consentRequests: ConsentRequests;
  baseUrl: string;
  limits: RateLimits;
}

type Request = FastifyRequest<{ Params: { uid: string } }>;

/** The consent page and its form. */
async function consentRoutes(
  app: FastifyInstance,
  { db, sessions, consentRequests, baseUrl, limits }: ConsentRoutesOptions,
): Promise<void> {
  acceptForms(app);
  app.setErrorHandler(sendConsentError);
  // Each request can make the service fetch a metadata document.
  app.addHook('onRequest', limitAddress(limits));

  app.get(consentPath(':uid'), async (request: Request, reply) => {
    const consent = await consentRequests.find(request, request.params.uid);
    if (consent.decision) return sendExpired(reply);
    const session = await sessions.find(request.headers.cookie);
    return session ? sendPage(reply, consent, session) : redirectToSignIn(reply, request);
  });

  app.post(consentPath(':uid'), async (request: Request, reply) => {
    const form = formFields(request, 'decision', 'organization_id', 'csrf');
    const consent = await consentRequests.find(request, request.params.uid);
    const session = await sessions.find(request.headers.cookie);
    if (!session) return redirectToSignIn(reply, request);
    if (!isOneOf(session.acceptedCsrf, form.csrf) || isCrossSite(request.headers)) {
      return sendPage(reply.code(403), consent, session, 'This page has expired. Please try again.');
    }
    if (consent.decision) {
      const { location, cookies } = await consentRequests.repeat(request, consent, session);
      return reply.header('set-cookie', cookies).redirect(location, 303);
    }
    if (form.decision === 'deny') return reply.redirect(await consentRequests.deny(request), 303);
    const memberships = await listMemberships(db, session.email);
    const membership = memberships.find(({ organizationId }) => String(organizationId) === form.organization_id);
    if (!membership || form.decision !== 'approve') {
      return sendPage(reply.code(422), consent, session, 'Choose one of your organizations.', memberships);
    }
    if (lacksSecondFactor(membership, session)) {
      const error = `${membership.name} requires a second factor. Add one at ${baseUrl}${securityPath}, then try again.`;
      return sendPage(reply.code(422), consent, session, error, memberships);
    }
    if (scopesOfRole(membership.role, consent.scopes).length === 0) {
      const error = `Your role in ${membership.name} includes none of the requested permissions.`;
      return sendPage(reply.code(422), consent, session, error, memberships);
    }
    return reply.redirect(await consentRequests.approve(request, consent, session, membership), 303);
  });

  async function sendPage(
    reply: FastifyReply,
    { uid, client, redirectUri, scopes, resource }: ConsentRequest,
    account: Session,
    error?: string,
    memberships?: readonly Membership[],
  ) {
    const page = consentPage({
      application: client,
      ...(client.document
        ? {
            returnsTo: documentRedirectTarget(redirectUri),
            risk: redirectRisk(redirectUri, client.document.host),
          }
        : { returnsTo: redirectTarget(redirectUri) }),
      forAgents: resource !== baseUrl,
      account,
      scopes,
      organizations: memberships ?? (await listMemberships(db, account.email)),
      action: consentPath(uid),
      csrf: account.csrf,
      ...(error !== undefined && { error }),
    });
    return reply.headers(pageHeaders).send(page);
  }
}

const redirectToSignIn = (reply: FastifyReply, { params }: Request) =>
  reply.redirect(signInPath(consentPath(params.uid)), 303);

function sendConsentError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof MetadataDocumentError) {
    const detail = `The application cannot be identified: ${error.message}. Go back to it and try again later.`;
    return sendError(reply, 400, { title: 'Invalid application', detail });
  }
  return isExpired(error) ? sendExpired(reply) : sendErrorPage(error, request, reply);
}

const sendExpired = (reply: FastifyReply): FastifyReply =>
  sendError(reply, 400, {
    title: 'This page has expired',
    detail: 'Go back to the application and try again. If this page appears again, allow cookies for this site.',
  });
