import type { Operation } from '@worklane/contract';
import {
  headerPicker,
  maxBodyBytes,
  type OperationReader,
  operationReader,
  type PatternOptions,
  type ResponseOptions,
} from '@worklane/runtime';
import type { FastifyReply, FastifyRequest, preValidationHookHandler, RouteOptions } from 'fastify';
import {
  AnyCall,
  type AnyHandler,
  type AuthenticateRequest,
  type Authorize,
  type OnAuthenticated,
  type OnUnauthenticated,
} from '../requests/call.ts';
import { jsonLines, jsonLinesHandler, responseWriter } from '../responses/response-writer.ts';
import { type OpenStreams, streamHandler } from '../responses/send-event-stream.ts';
import { corsConfig, routePath } from './method-routes.ts';

export interface OperationRouteOptions extends ResponseOptions, PatternOptions {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly authenticate: AuthenticateRequest<unknown>;
  readonly onAuthenticated?: OnAuthenticated<never>;
  readonly onUnauthenticated?: OnUnauthenticated;
  readonly authorize: Authorize<never>;
  readonly streams: OpenStreams;
  /** Whether CORS is disabled. */
  readonly sameOrigin: boolean;
}

/** Returns the route of an operation. It checks everything in the head of a request before it reads any of the body. */
export function operationRoute(options: OperationRouteOptions): RouteOptions {
  const { contract, operation } = options;
  const reader = operationReader(contract, operation, options);
  return {
    method: operation.method.toUpperCase(),
    url: routePath(operation.path),
    exposeHeadRoute: true,
    bodyLimit: maxBodyBytes,
    config: { operation, ...corsConfig(options.sameOrigin) },
    onRequest: headCheck(options, reader),
    preValidation: bodyCheck(options, reader),
    handler: handlerOf(options),
  };
}

function headCheck(options: OperationRouteOptions, reader: OperationReader) {
  const { operation, onAuthenticated, authorize } = options;
  const { authentication } = operation;
  const isAuthenticated = authentication === 'bearer' || authentication === 'session';
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Tokens and protected data must not be cached (RFC 6749, section 5.1; RFC 9111, section 3.5).
    if (authentication !== 'none') reply.header('cache-control', 'no-store');
    if (isAuthenticated) {
      const principal = await authenticated(request, options);
      request.principal = principal as FastifyRequest['principal'];
      await onAuthenticated?.(principal as never, request);
      await authorize(principal as never, request, operation);
    }
    // Otherwise Fastify would reject the media type of a body that is never read.
    if (!operation.requestBody) delete request.headers['content-type'];
    reader.checkHeaders(request.headers);
    const { path, query } = reader.readParameters(
      request.raw.url ?? '',
      request.params as Record<string, string>,
      request.headers,
    );
    request.params = path;
    request.query = query;
  };
}

async function authenticated(
  request: FastifyRequest,
  { operation, authenticate, onUnauthenticated }: OperationRouteOptions,
): Promise<unknown> {
  try {
    return await authenticate(request, operation);
  } catch (error) {
    await onUnauthenticated?.(error, request);
    throw error;
  }
}

function bodyCheck({ operation }: OperationRouteOptions, reader: OperationReader): preValidationHookHandler[] {
  if (!operation.requestBody) return [];
  return [
    (request, _reply, done) => {
      const body = reader.readBody(request.body as Buffer | undefined, request.headers);
      request.body = body;
      if (!(body instanceof Promise)) return done();
      body.then((form) => {
        request.body = form;
        done();
      }, done);
    },
  ];
}

function handlerOf({ operation, handler, streams, ...options }: OperationRouteOptions) {
  const content = operation.responses['200']?.content ?? {};
  if ('text/event-stream' in content) return streamHandler(operation, handler, streams);
  if (jsonLines in content) return jsonLinesHandler(operation, handler);
  const write = responseWriter(operation, options);
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) =>
    write(await handler(new AnyCall(operation, pickHeaders(request.headers), request, reply)), reply);
}
