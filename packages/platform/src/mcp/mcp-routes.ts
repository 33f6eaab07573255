import type { Fetch } from '@worklane/client';
import { isObject, parseJson } from '@worklane/contract/json';
import { principalName } from '@worklane/contract/requests';
import { type Principal, ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { limitPrincipal, limitUnauthenticated } from '../http/rate-limits/rate-limit-hooks.ts';
import type { RateLimits } from '../http/rate-limits/rate-limits.ts';
import type { SharedPool } from '../http/shared-pools.ts';
import type { McpAccess } from '../oauth/authorization-server/mcp-access.ts';
import { type McpPath, mcpPaths, mcpScopes, readOnlyMcpPath } from '../oauth/tokens/resources.ts';
import type { McpHandler, McpHandlerOptions } from './mcp-handler.ts';

export interface McpRoutesOptions extends Omit<McpHandlerOptions, 'exchangeToken'> {
  readonly access: McpAccess;
  readonly limits: RateLimits;
  /** Of which each subscription takes a place. */
  readonly subscriptions: Pick<SharedPool, 'take'>;
  /** Whether to load the libraries before the first request. */
  readonly preload: boolean;
}

/** Milliseconds between two checks whether the token of a subscription is still accepted. */
const checkInterval = 1000;

const methods = ['GET', 'POST', 'DELETE'];

/** The MCP server: with all tools, and below it with those that change nothing. */
export function mcpRoutes(app: FastifyInstance, options: McpRoutesOptions): void {
  app.register(async (scope) => {
    let handler: Promise<McpHandler> | undefined;
    // The requests of others would wait for half a second while they are loaded.
    if (options.preload) handler = loadHandler(options);
    // It parses the body itself, so that invalid JSON is an error of JSON-RPC.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('onReady', async () => void (await handler));
    scope.addHook('preClose', async () => (await handler)?.close());
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return isTrustedOrigin(request, options.baseUrl) ? undefined : reply.code(403).send(untrustedOrigin);
    });
    for (const path of mcpPaths) {
      scope.options(path, sendPreflight);
      scope.route({
        method: methods,
        url: path,
        config: { via: 'mcp' },
        onRequest: (request) => authenticate(request, path, options),
        async handler(request, reply) {
          handler ??= loadHandler(options);
          const readOnly = path === readOnlyMcpPath;
          return respond(app, request, reply, { ...options, handler: await handler, readOnly });
        },
      });
    }
  });
}

/** Most installations with the embedded database never use it, and its libraries take memory. */
async function loadHandler({ access, ...options }: McpRoutesOptions): Promise<McpHandler> {
  const { mcpHandler } = await import('./mcp-handler.ts');
  return mcpHandler({ ...options, exchangeToken: access.exchangeToken });
}

/** @throws ProblemError with the challenge from which clients learn where to sign in (RFC 9728, section 5.1) */
async function authenticate(
  request: FastifyRequest,
  path: McpPath,
  { access, limits }: McpRoutesOptions,
): Promise<void> {
  let principal: Principal;
  try {
    principal = await access.authenticate(path, request);
  } catch (error) {
    await limitUnauthenticated(limits)(error, request);
    throw withChallenge(error, path, access);
  }
  request.principal = principal;
  await limitPrincipal(limits)(principal, request);
  if (!mcpScopes[path].some((scope) => principal.scopes.has(scope))) {
    const detail = 'The access token has no scope that a tool uses.';
    throw new ProblemError('insufficient_scope', detail, {
      headers: { 'WWW-Authenticate': access.challenge(path, { error: 'insufficient_scope', description: detail }) },
    });
  }
}

function withChallenge(error: unknown, path: McpPath, access: McpAccess): unknown {
  if (!(error instanceof ProblemError) || error.status !== 401) return error;
  const { code, detail, headers } = error;
  // A client with a key knows where it has signed in.
  if (String(headers['WWW-Authenticate']).startsWith('DPoP')) return error;
  const rejection = { error: 'invalid_token', description: detail } as const;
  const challenge = code === 'token_missing' ? access.challenge(path) : access.challenge(path, rejection);
  return new ProblemError(code, detail, { headers: { 'WWW-Authenticate': challenge }, cause: error });
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a browser sends the request for a page of this service or of this computer. A page of an attacker could
 * otherwise reach a service on a private network by DNS rebinding.
 */
function isTrustedOrigin({ headers: { origin } }: FastifyRequest, baseUrl: string): boolean {
  if (origin === undefined) return true;
  const hostname = URL.parse(origin)?.hostname ?? '';
  return loopbackHosts.has(hostname) || hostname === new URL(baseUrl).hostname;
}

const untrustedOrigin = { jsonrpc: '2.0', error: { code: -32000, message: 'Origin not allowed' }, id: null };

/** Responds to a CORS preflight request (Fetch Standard, section 3.2.2). */
const sendPreflight = async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'authorization, content-type',
    })
    .send();

async function respond(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, readOnly, ...options }: McpRoutesOptions & { handler: McpHandler; readOnly: boolean },
): Promise<FastifyReply> {
  const { baseUrl, limits } = options;
  const { principal } = request;
  if (!principal || !('clientId' in principal)) throw new TypeError('The request is not authenticated.');
  const methods = calledMethods(request.body);
  // The first one was counted before the body was read.
  for (const _method of methods.slice(1)) await limitPrincipal(limits)(principal, request);
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  if (methods.includes('subscriptions/listen')) holdSubscription(options, principal, reply, closed);
  const response = await handler.handle({
    request: new Request(baseUrl + request.url, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(typeof request.body === 'string' && { body: request.body }),
      signal: closed.signal,
    }),
    principal,
    readOnly,
    fetch: apiFetch(app, request),
  });
  return reply.send(response);
}

/** Returns the methods of the messages in a body, which is one message or a batch; an empty list for invalid JSON. */
function calledMethods(body: unknown): unknown[] {
  try {
    const messages: unknown[] = [parseJson(String(body))].flat();
    return messages.map((message) => (isObject(message) ? message.method : undefined));
  } catch {
    return [];
  }
}

/** Takes a place for a subscription until its stream ends, and ends the stream when its token is no longer accepted. */
function holdSubscription(
  { subscriptions, isCurrent }: Pick<McpRoutesOptions, 'subscriptions' | 'isCurrent'>,
  principal: Principal,
  reply: FastifyReply,
  closed: AbortController,
): void {
  const { organizationId } = principal;
  const holders = { organization: organizationId, principal: `${organizationId} ${principalName(principal)}` };
  const free = subscriptions.take(holders);
  const timer = setInterval(() => {
    if (isCurrent(principal)) return;
    closed.abort();
    reply.raw.end();
  }, checkInterval).unref();
  closed.signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      free();
    },
    { once: true },
  );
}

/**
 * Returns a `fetch` that calls the API within this process, so that its requests are authorized, limited and recorded like those
 * that arrive over the network, from the address of the request that causes them.
 */
const apiFetch =
  (app: FastifyInstance, { ip, headers: { 'user-agent': userAgent } }: FastifyRequest): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    const { pathname, search, host } = new URL(url);
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), host, ...(userAgent && { 'user-agent': userAgent }) },
      ...(typeof body === 'string' && { payload: body }),
      remoteAddress: ip,
      ...(signal && { signal }),
    });
    return new Response(hasBody(response.statusCode) ? response.body : null, {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };

/** Fetch Standard, section 2.2.3: a response with one of these has no body. */
const hasBody = (status: number): boolean => status !== 204 && status !== 304;
