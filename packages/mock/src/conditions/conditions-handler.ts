import type { Operation } from '@worklane/contract';
import { invalidParameters, ProblemError } from '@worklane/contract/requests';
import { decodeJwt } from 'jose';
import { preferenceParameters, prefersResponse, readPreference } from '../http/prefer-header.ts';
import { withHeaders } from '../http/problem.ts';
import { type HttpResponse, networkError, type ParsedRequest, type RequestHandler } from '../http/request-handler.ts';
import { maxDelay } from './condition-options.ts';
import type { Conditions } from './conditions.ts';

/** Seconds after which a client may try again when a request has failed. */
const retryAfter = '1';

/** Milliseconds after which a stream is dropped under the condition `drop`. */
const dropAfter = 1000;

/** Lets the requests of a handler be delayed, fail and be limited, as the conditions and the request define. */
export function withConditions(handler: RequestHandler, conditions: Conditions): RequestHandler {
  return {
    ...handler,
    async handle(request) {
      const { operation } = request;
      if (!operation) return handler.handle(request);
      const wait = preferredWait(request) ?? conditions.delayOf(operation.id);
      if (wait > 0) await conditions.timers.wait(wait);
      const { streams } = conditions.current;
      if (isStream(operation) && streams === 'refuse') return networkError;
      const response = await limitedResponse(request, operation, handler, conditions);
      const lifetime = streams === 'drop' ? () => conditions.timers.wait(dropAfter) : undefined;
      return isStream(operation) ? conditions.streams.droppable(response, lifetime) : response;
    },
  };
}

const isStream = ({ responses }: Operation): boolean => 'text/event-stream' in (responses['200']?.content ?? {});

/** Adds the rate limit headers to responses and errors. */
async function limitedResponse(
  request: ParsedRequest,
  operation: Operation,
  handler: RequestHandler,
  conditions: Conditions,
): Promise<HttpResponse> {
  const { rateLimit } = conditions.current;
  if (rateLimit === 0) {
    failOrExpire(request, operation, conditions);
    return handler.handle(request);
  }
  const headers = conditions.rateLimiter.take(clientOf(request), rateLimit);
  try {
    failOrExpire(request, operation, conditions);
    const response = await handler.handle(request);
    return { ...response, headers: { ...response.headers, ...headers } };
  } catch (error) {
    throw error instanceof ProblemError ? withHeaders(error, headers) : error;
  }
}

/** @throws ProblemError internal_error, service_unavailable, token_expired */
function failOrExpire(request: ParsedRequest, { authentication }: Operation, conditions: Conditions): void {
  // A request that asks for a response gets it.
  if (prefersResponse(readPreference(request))) return;
  const failure = conditions.nextFailure();
  if (failure === 'internal_error') throw new ProblemError(failure, 'The mock simulated this error.');
  if (failure) {
    throw new ProblemError(failure, 'The mock simulated this error.', { headers: { 'Retry-After': retryAfter } });
  }
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (authentication === 'bearer' && token) conditions.tokens.check(token, conditions.current.expireTokens);
}

/**
 * Returns the name of the client that sends a request. As in the service, its tokens of an organization share a quota, which
 * is separate for each member.
 */
function clientOf({ headers }: ParsedRequest): string {
  const { authorization } = headers;
  if (!/^Bearer /i.test(authorization ?? '')) return 'unauthenticated';
  const token = String(authorization).slice('Bearer '.length).trim();
  try {
    const { sub, client_id, organization_id } = decodeJwt(token);
    return `client ${client_id} ${organization_id} ${sub}`;
  } catch {
    return `token ${token}`;
  }
}

/**
 * Returns the delay that a request prefers, in milliseconds. `wait` is in seconds, as in RFC 7240, section 4.3, which allows
 * integers; the mock accepts decimals too.
 * @throws ProblemError invalid_parameter
 */
function preferredWait(request: ParsedRequest): number | undefined {
  const { wait, source } = readPreference(request);
  if (wait === undefined) return undefined;
  const milliseconds = Math.round(Number(wait) * 1000);
  if (/^\d+(\.\d+)?$/.test(wait) && milliseconds <= maxDelay) return milliseconds;
  const pointer = source === 'header' ? '/Prefer' : `/${preferenceParameters.wait}`;
  const detail = `must have seconds up to ${maxDelay / 1000} in wait, such as wait=1.5`;
  throw invalidParameters([{ in: source, pointer, code: 'invalid_format', detail }]);
}
