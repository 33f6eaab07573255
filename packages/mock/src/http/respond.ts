import type { IncomingHttpHeaders } from 'node:http';
import { internalError, ProblemError } from '@worklane/contract/requests';
import { type Match, requestId } from '@worklane/runtime';
import { router } from '../validation/public-contract.ts';
import type { AccessCheck } from './access.ts';
import { type CorsOptions, corsHeaders, isPreflight, preflightResponse } from './cors.ts';
import { errorResponse } from './problem.ts';
import type { HttpResponse, RequestBody, RequestHandler, RequestHead } from './request-handler.ts';
import { errorLine, logLines, type RequestLogEntry } from './request-log.ts';
import { inVersion, withCommonHeaders } from './response-headers.ts';

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
  /** The path and the query as they were sent. */
  readonly target: string;
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
 * Routes and reads a request before the handler gets it, and turns every error into a response of the contract. Prism
 * alone would hang on some requests, and send errors of its own.
 */
export async function respond(
  incoming: IncomingRequest,
  handler: RequestHandler,
  { access, log, logError = log, onRequest, ...cors }: ResponderOptions,
): Promise<Exchange> {
  const at = new Date();
  const started = performance.now();
  const { method, url, target, headers } = incoming;
  const match = router.find(method, target);
  const head: RequestHead = { id: requestId({ headers }), url, target, operation: match?.operation };
  const ownsPath = handler.ownPrefix !== undefined && url.pathname.startsWith(handler.ownPrefix);
  const refusal = access?.(headers, ownsPath);
  let response: HttpResponse;
  try {
    response = refusal ?? (await handleRequest(incoming, { ...head, ownsPath, match }, handler));
  } catch (error) {
    const problem = error instanceof ProblemError ? error : undefined;
    if (!problem && !(error instanceof RequestAbortedError)) logError(errorLine(error));
    response = errorResponse(problem ?? internalError(), head);
  }
  // The proxy shows the responses of its upstream.
  if (handler.rejectsUnknown && head.operation) response = inVersion(response, head.operation, headers);
  return {
    response: withCommonHeaders(response, {
      cors: refusal ? {} : corsHeaders(headers, cors),
      requestId: head.id,
      // The proxy shows the headers of its upstream, or that they are missing.
      deprecation: handler.rejectsUnknown ? head.operation?.deprecation : undefined,
    }),
    finish() {
      const { status, violations = [], problem } = response;
      const milliseconds = performance.now() - started;
      const { pathname: path } = url;
      const entry = { at, method, path, operation: head.operation, status, milliseconds, violations, problem };
      onRequest?.(entry);
      for (const line of logLines(entry)) log(line);
    },
  };
}

interface RoutedRequest extends RequestHead {
  readonly ownsPath: boolean;
  readonly match: Match | undefined;
}

async function handleRequest(
  incoming: IncomingRequest,
  { ownsPath, match, ...head }: RoutedRequest,
  handler: RequestHandler,
): Promise<HttpResponse> {
  const { method, headers } = incoming;
  if (handler.rejectsUnknown && !ownsPath && !match?.operation) {
    if (!match || method !== 'OPTIONS') throw router.problem(method, head.target);
    return preflightResponse(headers, match.allow);
  }
  if (isPreflight(incoming)) return preflightResponse(headers, match?.allow);
  return handler.handle({ ...head, method, headers, path: match?.path ?? {}, body: await requestBody(incoming) });
}

async function requestBody(incoming: IncomingRequest): Promise<RequestBody> {
  try {
    return { bytes: await incoming.readBody() };
  } catch (error) {
    if (error instanceof ProblemError) return { bytes: new Uint8Array(), error };
    throw error;
  }
}
