import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/model';
import { ulid } from 'ulid';
import type { AccessCheck } from './access.ts';
import { type CorsOptions, corsHeaders, isPreflight, preflightHeaders } from './cors.ts';
import { errorResponse } from './problem.ts';
import { parseBody } from './request-body.ts';
import type { HttpResponse, RequestBody, RequestHandler, RequestHead } from './request-handler.ts';
import { errorLine, logLines, type RequestLogEntry } from './request-log.ts';
import { withCommonHeaders } from './response-headers.ts';
import { allowedMethods, findRoute, methodNotAllowed, noRoute, operationFor, requireDecodable } from './router.ts';

export interface ResponderOptions extends CorsOptions {
  /** Refuses requests before anything else. Default: none, for requests that do not come from the network. */
  readonly access?: AccessCheck;
  /** Receives the lines of the request log. */
  readonly log: (line: string) => void;
  /** Receives errors of the mock itself. Default: the request log. */
  readonly logError?: (line: string) => void;
  /** Called after each request. */
  readonly onRequest?: (entry: RequestLogEntry) => void;
}

/** A request that Node's server or a page has sent. */
export interface IncomingRequest {
  readonly method: string;
  readonly url: URL;
  /** By lower-case name. */
  readonly headers: IncomingHttpHeaders;
  /** Returns the bytes of the body. @throws ProblemError body_too_large; RequestAbortedError */
  readBody(): Promise<Uint8Array>;
}

/** Thrown when the client closed the connection before its request was complete. */
export class RequestAbortedError extends Error {
  override readonly name = 'RequestAbortedError';
}

/** The response to a request. */
export interface Exchange {
  readonly response: HttpResponse;
  /** Logs the request. Called when the response has been sent. */
  finish(): void;
}

/**
 * Routes and parses a request before the handler gets it, and turns every error into a response of the contract. Prism
 * alone would hang on some requests, and send errors of its own.
 */
export async function respond(
  incoming: IncomingRequest,
  handler: RequestHandler,
  { access, log, logError = log, onRequest, ...cors }: ResponderOptions,
): Promise<Exchange> {
  const at = new Date();
  const started = performance.now();
  const { method, url, headers } = incoming;
  const head: RequestHead = {
    id: `req_${ulid(undefined, Math.random)}`,
    url,
    operation: operationFor(method, url.pathname),
  };
  const ownsPath = handler.ownPrefix !== undefined && url.pathname.startsWith(handler.ownPrefix);
  const refusal = access?.(headers, ownsPath);
  let problem: ProblemError | undefined;
  let response: HttpResponse;
  try {
    response = refusal ?? (await handleRequest(incoming, { ...head, ownsPath }, handler));
  } catch (error) {
    if (!(error instanceof ProblemError || error instanceof RequestAbortedError)) logError(errorLine(error));
    problem = error instanceof ProblemError ? error : internalError;
    response = errorResponse(problem, head);
  }
  return {
    response: withCommonHeaders(response, {
      cors: refusal ? {} : corsHeaders(headers, cors),
      requestId: head.id,
      // The proxy shows the headers of its upstream, or that they are missing.
      deprecation: handler.rejectsUnknown ? head.operation?.deprecation : undefined,
    }),
    finish() {
      const { status, violations = [] } = response;
      const milliseconds = performance.now() - started;
      const { pathname: path } = url;
      const entry = { at, method, path, operation: head.operation, status, milliseconds, violations, problem };
      onRequest?.(entry);
      for (const line of logLines(entry)) log(line);
    },
  };
}

const internalError = new ProblemError('internal_error', 'An unexpected error occurred. It has been logged.');

async function handleRequest(
  incoming: IncomingRequest,
  { ownsPath, ...head }: RequestHead & { readonly ownsPath: boolean },
  handler: RequestHandler,
): Promise<HttpResponse> {
  const { method, headers } = incoming;
  const { operation } = head;
  const route = findRoute(head.url.pathname);
  const allow = route && allowedMethods(route);
  if (isPreflight(incoming))
    return noContent(preflightHeaders(headers, allow ?? headers['access-control-request-method'] ?? method));
  if (handler.rejectsUnknown && !ownsPath) {
    if (!allow) throw noRoute(method, head.url);
    if (method === 'OPTIONS') return noContent({ Allow: allow });
    requireDecodable(head.url);
    if (!operation) throw methodNotAllowed(method, allow);
  }
  return handler.handle({ ...head, method, headers, body: await requestBody(incoming, operation) });
}

async function requestBody(incoming: IncomingRequest, operation: Operation | undefined): Promise<RequestBody> {
  try {
    const bytes = await incoming.readBody();
    return operation ? parseBody(bytes, incoming.headers['content-type'], operation) : { bytes, value: null };
  } catch (error) {
    if (error instanceof ProblemError) return { bytes: new Uint8Array(), value: null, error };
    throw error;
  }
}

const noContent = (headers: Record<string, string>): HttpResponse => ({ status: 204, headers, body: null });
