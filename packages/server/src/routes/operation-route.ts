import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest, preValidationHookHandler, RouteOptions } from 'fastify';
import { type AnswerWriterOptions, answerWriter } from '../responses/response-writer.ts';
import type { OpenStreams } from '../responses/open-streams.ts';
import type { PlainAnswer } from '../responses/plain-answer.ts';
import type { Contract } from '../contract/contract.ts';
import type { Admit } from '../principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { acceptCheck } from '../requests/acceptable.ts';
import { AnyCall } from '../requests/call.ts';
import { readBody } from '../requests/body.ts';
import { largestBody, mediaTypeOf, requireBodyHeaders } from '../requests/content-negotiation.ts';
import { headerPicker } from '../requests/declared-headers.ts';
import { parameterReader } from '../requests/parameters.ts';
import { crossOriginConfig } from './cross-origin-config.ts';
import { routePath } from './route-path.ts';
import { streamHandler } from './stream-handler.ts';

/** A handler of any operation: what `Handler` tells apart by operation. */
export type AnyHandler = (call: AnyCall) => PlainAnswer | Promise<PlainAnswer>;

export interface RouteParts extends AnswerWriterOptions {
  readonly operation: Operation;
  readonly handler: AnyHandler | undefined;
  readonly admit: Admit<unknown>;
  readonly streams: OpenStreams;
  /** Whether pages of other origins are told nothing. */
  readonly sameOrigin: boolean;
}

/** The route of an operation. All that can be told from its head is checked before anything of its body is read. */
export function operationRoute(parts: RouteParts): RouteOptions {
  const { contract, operation } = parts;
  return {
    method: operation.method.toUpperCase(),
    url: routePath(operation.path),
    exposeHeadRoute: true,
    bodyLimit: largestBody,
    config: { operation, ...crossOriginConfig(parts.sameOrigin) },
    onRequest: headCheck(parts),
    preValidation: bodyCheck(contract, operation),
    handler: handlerOf(parts),
  };
}

function headCheck({ contract, operation, admit }: RouteParts) {
  const { authentication } = operation;
  const isForSome = authentication === 'bearer' || authentication === 'session';
  const requireAcceptable = acceptCheck(operation);
  const readParameters = parameterReader(contract, operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Tokens, and what they give access to, are for no cache (RFC 6749, section 5.1; RFC 9111, section 3.5).
    if (authentication !== 'none') reply.header('cache-control', 'no-store');
    if (isForSome) request.caller = await admit(request, operation);
    // Fastify would judge the type of a body that nobody reads.
    if (!operation.requestBody) delete request.headers['content-type'];
    requireAcceptable(request.headers.accept);
    requireBodyHeaders(operation, request.headers);
    const { path, query } = readParameters(request);
    request.params = path;
    request.query = query;
  };
}

function bodyCheck(contract: Contract, operation: Operation): preValidationHookHandler[] {
  if (!operation.requestBody) return [];
  return [
    (request, _reply, done) => {
      const mediaType = mediaTypeOf(request.headers['content-type']);
      request.body = readBody(contract, operation, request.body as Buffer | undefined, mediaType);
      done();
    },
  ];
}

function handlerOf({ operation, handler = notImplemented, streams, ...parts }: RouteParts) {
  if (operation.responses['200']?.content['text/event-stream'] !== undefined) {
    return streamHandler(operation, handler, streams);
  }
  const write = answerWriter(operation, parts);
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) =>
    write(await handler(new AnyCall(operation, pickHeaders(request), request, reply)), reply);
}

function notImplemented({ operation }: AnyCall): never {
  throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
}
