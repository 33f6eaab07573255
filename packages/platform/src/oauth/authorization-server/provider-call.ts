import { type IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Context } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/** What of a request is told in another way than it came. */
export interface Changes {
  url?: string;
  form?: URLSearchParams;
}

/** What oidc-provider answers, before anything of it is sent. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: ReturnType<ServerResponse['getHeaders']>;
  readonly body: unknown;
  readonly context: KoaContextWithOIDC;
}

/**
 * Calls oidc-provider and keeps its answer, so that it is sent, logged and counted like every other.
 * @throws what made the provider fail
 */
export type CallProvider = (request: FastifyRequest, changes?: Changes) => Promise<ProviderAnswer>;

/** To be made before anything else uses the provider, since what is added first is outermost. */
export function providerCaller(provider: Provider): CallProvider {
  const contexts = new WeakMap<IncomingMessage, Context>();
  const failures = new WeakMap<IncomingMessage, unknown>();
  provider.use(async (ctx, next) => {
    contexts.set(ctx.req, ctx);
    ctx.respond = false;
    await next().catch((error: unknown) => failures.set(ctx.req, error));
  });
  provider.on('server_error', (ctx: Context, error: unknown) => failures.set(ctx.req, error));
  let callback: ReturnType<Provider['callback']> | undefined;

  return async (request, changes) => {
    const req = providerRequest(request, provider.issuer, changes);
    // Not before: it would miss what is added to the provider later.
    callback ??= provider.callback();
    await callback(req, new ServerResponse(req));
    const context = contexts.get(req);
    if (!context || failures.has(req)) throw failures.get(req);
    const { status, body } = context;
    return { status, body, headers: context.res.getHeaders(), context: context as KoaContextWithOIDC };
  };
}

/**
 * A request as oidc-provider should see it. It makes URLs, and decides about Secure cookies, by what a request says of
 * its host; that is the base URL, whatever was sent.
 */
export function providerRequest(
  { raw }: FastifyRequest,
  issuer: string,
  { url = raw.url ?? '/', form }: Changes = {},
): IncomingMessage {
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
    url: { value: url, writable: true },
    headers: { value: headers },
    // Fastify has read the body.
    readable: { value: true },
    iterator: { value: () => [body] },
  });
}
