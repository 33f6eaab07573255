import type { IncomingMessage, RequestListener } from 'node:http';
import { ulid } from 'ulid';
import { corsHeaders, isPreflight, preflightHeaders } from './cors.ts';
import { errorResponse, ProblemError } from './problem.ts';
import { parseBody, readBody } from './request-body.ts';
import type { HttpResponse, RequestHandler, RequestHead } from './request-handler.ts';
import { errorLine, logLines, type RequestLogEntry } from './request-log.ts';
import { allowedMethods, findRoute, operationFor } from './router.ts';
import { sendResponse } from './send-response.ts';

export interface ListenerOptions {
  /** Whether pages of any origin may send cookies. */
  readonly allowCredentials: boolean;
  /** Receives the lines of the request log. */
  readonly log: (line: string) => void;
  /** Called after each request. */
  readonly onRequest?: (entry: RequestLogEntry) => void;
}

/**
 * Returns a listener that routes and parses requests before the handler gets them, and turns every error into a response
 * of the contract. Prism alone would hang on some requests, and send errors of its own.
 */
export function requestListener(
  handler: RequestHandler,
  { allowCredentials, log, onRequest }: ListenerOptions,
): RequestListener {
  return async (incoming, outgoing) => {
    const at = new Date();
    const started = performance.now();
    const head = readHead(incoming);
    let problem: ProblemError | undefined;
    let response: HttpResponse;
    try {
      response = await handleRequest(incoming, head, handler);
    } catch (error) {
      // A client that closed the connection is not an error of the server.
      if (!(error instanceof ProblemError) && incoming.complete) log(errorLine(error));
      problem = error instanceof ProblemError ? error : internalError;
      response = errorResponse(problem, head);
    }
    const common = { cors: corsHeaders(incoming.headers, allowCredentials), requestId: head.id };
    await sendResponse(response, outgoing, common).catch((error: unknown) => {
      log(errorLine(error));
      outgoing.destroy();
    });
    const entry: RequestLogEntry = {
      at,
      method: incoming.method ?? '',
      path: head.url.pathname,
      operation: head.operation,
      status: response.status,
      milliseconds: performance.now() - started,
      violations: response.violations ?? [],
      problem,
    };
    onRequest?.(entry);
    for (const line of logLines(entry)) log(line);
  };
}

const internalError = new ProblemError('internal_error', 'An unexpected error occurred. It has been logged.');

function readHead({ url = '/', method = 'GET' }: IncomingMessage): RequestHead {
  // URL would parse a path that starts with two slashes as a host.
  const path = url.replace(/^\/{2,}/, '/');
  const parsed = URL.parse(path, 'http://localhost') ?? new URL('http://localhost/');
  return { id: `req_${ulid()}`, url: parsed, operation: operationFor(method, parsed.pathname) };
}

async function handleRequest(
  incoming: IncomingMessage,
  head: RequestHead,
  handler: RequestHandler,
): Promise<HttpResponse> {
  const { method = 'GET', headers } = incoming;
  const { operation } = head;
  const route = findRoute(head.url.pathname);
  const allow = route && allowedMethods(route);
  if (isPreflight(incoming)) return noContent(preflightHeaders(headers, allow ?? method));
  if (handler.rejectsUnknown) {
    if (!allow) throw noRoute(method, head.url);
    if (method === 'OPTIONS') return noContent({ Allow: allow });
    if (!operation) throw methodNotAllowed(method, allow);
  }
  const bytes = await readBody(incoming);
  const body = operation ? parseBody(bytes, headers['content-type'], operation) : { bytes, value: null };
  return handler.handle({ ...head, method, headers, body });
}

const noContent = (headers: Record<string, string>): HttpResponse => ({ status: 204, headers, body: null });

export function noRoute(method: string, { pathname }: URL): ProblemError {
  const withoutSlash = pathname.replace(/\/$/, '');
  const hint = findRoute(withoutSlash) ? ` Did you mean ${withoutSlash}?` : '';
  return new ProblemError('not_found', `No route matches ${method} ${pathname}.${hint}`);
}

const methodNotAllowed = (method: string, allow: string) =>
  new ProblemError('method_not_allowed', `The path does not support ${method}. Supported methods: ${allow}.`, {
    headers: { Allow: allow },
  });
