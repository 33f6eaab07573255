import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest, preValidationHookHandler, RouteOptions } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import type { AuthenticateRequest, Authorize, OnAuthenticated } from '../requests/authorization.ts';
import { readBody } from '../requests/body.ts';
import { AnyCall, type AnyHandler } from '../requests/call.ts';
import { acceptCheck, checkBodyHeaders, maxBodyBytes, mediaTypeOf } from '../requests/content-negotiation.ts';
import { headerPicker, parameterReader } from '../requests/parameters.ts';
import { type ResponseWriterOptions, responseWriter } from '../responses/response-writer.ts';
import { type OpenStreams, streamHandler } from '../responses/send-event-stream.ts';
import type { DescribePatternViolation } from '../violations/violation.ts';
import { corsConfig } from './cors.ts';
import { routePath } from './method-routes.ts';

export interface OperationRouteOptions extends ResponseWriterOptions {
  readonly operation: Operation;
  readonly handler: AnyHandler | undefined;
  readonly authenticate: AuthenticateRequest<unknown>;
  readonly onAuthenticated?: OnAuthenticated<never>;
  readonly authorize: Authorize<never>;
  readonly describePatternViolation?: DescribePatternViolation;
  readonly streams: OpenStreams;
  /** Whether CORS is disabled. */
  readonly sameOrigin: boolean;
}

/** Returns the route of an operation. It checks everything in the head of a request before it reads any of the body. */
export function operationRoute(options: OperationRouteOptions): RouteOptions {
  const { operation } = options;
  return {
    method: operation.method.toUpperCase(),
    url: routePath(operation.path),
    exposeHeadRoute: true,
    bodyLimit: maxBodyBytes,
    config: { operation, ...corsConfig(options.sameOrigin) },
    onRequest: headCheck(options),
    preValidation: bodyCheck(options),
    handler: handlerOf(options),
  };
}

function headCheck({ contract, operation, authenticate, onAuthenticated, authorize }: OperationRouteOptions) {
  const { authentication } = operation;
  const isAuthenticated = authentication === 'bearer' || authentication === 'session';
  const checkAccept = acceptCheck(operation);
  const readParameters = parameterReader(contract, operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Tokens and protected data must not be cached (RFC 6749, section 5.1; RFC 9111, section 3.5).
    if (authentication !== 'none') reply.header('cache-control', 'no-store');
    if (isAuthenticated) {
      const principal = await authenticate(request, operation);
      request.principal = principal as FastifyRequest['principal'];
      await onAuthenticated?.(principal as never, request);
      await authorize(principal as never, request, operation);
    }
    // Otherwise Fastify would reject the media type of a body that is never read.
    if (!operation.requestBody) delete request.headers['content-type'];
    checkAccept(request.headers.accept);
    checkBodyHeaders(operation, request.headers);
    const { path, query } = readParameters(request);
    request.params = path;
    request.query = query;
  };
}

function bodyCheck({
  contract,
  operation,
  describePatternViolation,
}: OperationRouteOptions): preValidationHookHandler[] {
  if (!operation.requestBody) return [];
  return [
    (request, _reply, done) => {
      const mediaType = mediaTypeOf(request.headers['content-type']);
      const bytes = request.body as Buffer | undefined;
      request.body = readBody(contract, operation, bytes, mediaType, describePatternViolation);
      done();
    },
  ];
}

function handlerOf({ operation, handler = notImplemented, streams, ...options }: OperationRouteOptions) {
  if (operation.responses['200']?.content['text/event-stream'] !== undefined) {
    return streamHandler(operation, handler, streams);
  }
  const write = responseWriter(operation, options);
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) =>
    write(await handler(new AnyCall(operation, pickHeaders(request), request, reply)), reply);
}

function notImplemented({ operation }: AnyCall): never {
  throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
}
