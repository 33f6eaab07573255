import type { FastifyReply, FastifyRequest, preValidationHookHandler, RouteOptions } from 'fastify';
import { answerWriter } from '../answers/answer-writer.ts';
import type { OpenStreams } from '../answers/open-streams.ts';
import type { PlainAnswer } from '../answers/plain-answer.ts';
import type { OperationInfo } from '../operation-info.ts';
import type { Authenticate } from '../principal.ts';
import { ProblemError } from '../problem-error.ts';
import { acceptCheck } from '../requests/acceptable.ts';
import { admit } from '../requests/access.ts';
import { AnyCall } from '../requests/any-call.ts';
import { readBody } from '../requests/body.ts';
import { mediaTypeOf, requireBodyHeaders } from '../requests/body-headers.ts';
import { headerPicker } from '../requests/declared-headers.ts';
import { parameterReader } from '../requests/parameters.ts';
import { routePath } from './route-path.ts';
import { streamHandler } from './stream-handler.ts';

/** A handler of any operation: what `Handler` tells apart by operation. */
export type AnyHandler = (call: AnyCall) => PlainAnswer | Promise<PlainAnswer>;

export interface RouteParts {
  readonly operation: OperationInfo;
  readonly handler: AnyHandler | undefined;
  readonly authenticate: Authenticate;
  readonly checkAnswers: boolean;
  readonly streams: OpenStreams;
}

/** The route of an operation. All that can be told from its head is checked before anything of its body is read. */
export function operationRoute(parts: RouteParts): RouteOptions {
  const { operation } = parts;
  return {
    method: operation.method.toUpperCase(),
    url: routePath(operation.path),
    exposeHeadRoute: true,
    config: { operation },
    onRequest: headCheck(parts),
    preValidation: bodyCheck(operation),
    handler: handlerOf(parts),
  };
}

function headCheck({ operation, authenticate }: RouteParts) {
  const requireAcceptable = acceptCheck(operation);
  const readParameters = parameterReader(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Tokens, and what they give access to, are for no cache (RFC 6749, section 5.1; RFC 9111, section 3.5).
    if (operation.authentication !== 'none') reply.header('cache-control', 'no-store');
    if (operation.authentication === 'bearer') request.principal = await admit(request, operation, authenticate);
    // Fastify would judge the type of a body that nobody reads.
    if (!operation.requestBody) delete request.headers['content-type'];
    requireAcceptable(request.headers.accept);
    requireBodyHeaders(operation, request.headers);
    const { path, query } = readParameters(request);
    request.params = path;
    request.query = query;
  };
}

function bodyCheck(operation: OperationInfo): preValidationHookHandler[] {
  if (!operation.requestBody) return [];
  return [
    (request, _reply, done) => {
      const mediaType = mediaTypeOf(request.headers['content-type']);
      request.body = readBody(operation, request.body as Buffer | undefined, mediaType);
      done();
    },
  ];
}

function handlerOf({ operation, handler = notImplemented, checkAnswers, streams }: RouteParts) {
  if (operation.responses['200']?.content['text/event-stream'] !== undefined) {
    return streamHandler(operation, handler, streams);
  }
  const write = answerWriter(operation, checkAnswers);
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) =>
    write(await handler(new AnyCall(operation, pickHeaders(request), request, reply)), reply);
}

function notImplemented({ operation }: AnyCall): never {
  throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
}
