import { type IncomingMessage, ServerResponse } from 'node:http';
import type { schemas } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { OAuthParameterLimits } from '@worklane/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { type AuditOrigin, auditOrigin } from '../../audit/audit-log.ts';

/** Replaces parts of a request before oidc-provider sees it. */
export interface RequestOverrides {
  url?: string;
  form?: URLSearchParams;
}

/** A response of oidc-provider that has not been sent. */
export interface ProviderResponse {
  readonly status: number;
  readonly headers: ReturnType<ServerResponse['getHeaders']>;
  readonly body: unknown;
  readonly context: KoaContextWithOIDC;
}

/**
 * Calls oidc-provider and returns its response, so that Fastify sends, logs and measures it.
 * @throws the error that made the provider fail
 */
export type CallProvider = (request: FastifyRequest, overrides?: RequestOverrides) => Promise<ProviderResponse>;

/** Call it before adding other middleware to the provider, since its middleware must be the outermost. */
export function createProviderCaller(provider: Provider): CallProvider {
  const contexts = new WeakMap<IncomingMessage, Context>();
  const failures = new WeakMap<IncomingMessage, unknown>();
  provider.use(async (ctx, next) => {
    contexts.set(ctx.req, ctx);
    ctx.respond = false;
    await next().catch((error: unknown) => failures.set(ctx.req, error));
  });
  provider.on('server_error', (ctx: Context, error: unknown) => failures.set(ctx.req, error));
  let callback: ReturnType<Provider['callback']> | undefined;

  return async (request, overrides) => {
    const req = providerRequest(request, provider.issuer, overrides);
    // Created on the first call, since it ignores middleware that is added later.
    callback ??= provider.callback();
    await callback(req, new ServerResponse(req));
    const context = contexts.get(req);
    if (!context || failures.has(req)) throw failures.get(req);
    const { status, body } = context;
    return { status, body, headers: context.res.getHeaders(), context: context as KoaContextWithOIDC };
  };
}

/**
 * Returns the request that oidc-provider sees. Its host and protocol are those of the base URL, from which the library
 * builds URLs and decides about Secure cookies.
 */
export function providerRequest(
  request: FastifyRequest,
  issuer: string,
  { url = request.raw.url ?? '/', form }: RequestOverrides = {},
): IncomingMessage {
  const { raw } = request;
  const { host, protocol } = new URL(issuer);
  const { 'x-forwarded-host': _host, 'transfer-encoding': _coding, ...given } = raw.headers;
  const body = Buffer.from(form?.toString() ?? '');
  const headers = {
    ...given,
    host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(form && { 'content-length': String(body.length) }),
  };
  return Object.create(raw, {
    auditOrigin: { value: auditOrigin(request) },
    url: { value: url, writable: true },
    headers: { value: headers },
    // Fastify has read the body.
    readable: { value: true },
    iterator: { value: () => [body] },
  });
}

/** Returns the origin of a request that `providerRequest` has returned. */
export const originOf = (request: IncomingMessage): AuditOrigin | undefined =>
  (request as { auditOrigin?: AuditOrigin }).auditOrigin;

/** The provider's headers that are sent; the server sets the others. */
const forwardedHeaders = ['location', 'set-cookie', 'cache-control', 'dpop-nonce'] as const;

/** Sends a response of the provider in the form of the contract. */
export function sendProviderResponse({ status, headers, body }: ProviderResponse, reply: FastifyReply): FastifyReply {
  reply.code(status);
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  // RFC 9110, section 15.5.2. The provider has a challenge only for clients that authenticate with HTTP Basic.
  if (status === 401) reply.header('www-authenticate', 'Basic realm="worklane"');
  if (status < 300) return reply.send(body ?? {});
  return status < 400 ? reply.send() : reply.send(readOAuthError(body));
}

type OAuthError = schemas.OAuthError;

export const oauthError = (error: OAuthError['error'], error_description: string): OAuthError => ({
  error,
  error_description,
});

/** Returns the error of a provider response with a code of the contract. */
export function readOAuthError(body: unknown): OAuthError {
  const { error, error_description } = body as { error: string; error_description: string };
  // A code of OpenID Connect that OAuth does not have.
  const code = error === 'invalid_redirect_uri' ? 'invalid_request' : error;
  return oauthError(code as OAuthError['error'], error_description);
}

export const parameterLimits = new OAuthParameterLimits(new OpenapiReader(document));
