import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import {
  type Contract,
  headerPicker,
  type JsonLines,
  mediaTypeOf,
  type PlainResponse,
  type ResponseOptions,
  responseSerializer,
  type TextResponse,
} from '@worklane/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { AnyCall, type AnyHandler } from '../requests/call.ts';

/** Writes the status and headers of an operation's response; returns the body for Fastify to send. */
export type ResponseWriter = (response: PlainResponse, reply: FastifyReply) => string | undefined;

export function responseWriter(operation: Operation, options: ResponseOptions): ResponseWriter {
  const serialize = responseSerializer(operation, options);
  return (response, reply) => {
    const onStoredViolation = (err: Error) => reply.log.error({ err }, 'stored JSON violates the contract');
    return writeResponse(serialize(response, onStoredViolation), reply);
  };
}

export function writeResponse({ status, headers, mediaType, text }: TextResponse, reply: FastifyReply) {
  reply.code(status);
  writeHeaders(reply, headers);
  if (mediaType !== undefined) setMediaType(reply, mediaType);
  return text;
}

export function writeHeaders(reply: FastifyReply, headers: PlainResponse['headers'] = {}): void {
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
}

const unchanged = (text: unknown) => text as string;

/** Sets a media type without the charset that Fastify would add, which JSON does not have (RFC 8259, section 11). */
const setMediaType = (reply: FastifyReply, mediaType: string): FastifyReply =>
  reply.header('content-type', mediaType).serializer(unchanged);

/** Removes the charset that Fastify and its plugins add to JSON, which JSON does not have (RFC 8259, section 11). */
export function omitJsonCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const [, json] =
      /^(application\/(?:[\w.-]+\+)?json); charset=utf-8$/.exec(String(reply.getHeader('content-type'))) ?? [];
    if (json !== undefined) reply.header('content-type', json);
    done(null, payload);
  });
}

/** Sends the headers of a deprecated operation with every response of its routes, errors included (RFC 9745, RFC 8594). */
export function sendDeprecationHeaders(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { deprecation } = route.config?.operation ?? {};
    if (!deprecation) return;
    const addHeaders: onSendHookHandler = (_request, reply, _payload, done) => {
      reply.headers(deprecation.headers);
      done();
    };
    route.onSend = [addHeaders, ...[route.onSend ?? []].flat()];
  });
}

/** Sends responses of a contract in the version that their requests ask for, errors and streams included. */
export function sendVersions(app: FastifyInstance, { versions }: Contract): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    const version = operation && versions.earlier(operation, request.headers);
    if (!version) return done(null, payload);
    reply.headers(versions.headers(version));
    const status = reply.statusCode;
    const mediaType = mediaTypeOf(String(reply.getHeader('content-type')));
    const downgrade = (text: string) => versions.downgradeText(operation, version, { status, mediaType, text });
    if (payload instanceof Readable) done(null, Readable.from(converted(payload, downgrade), { objectMode: false }));
    else done(null, typeof payload === 'string' ? downgrade(payload) : payload);
  });
}

/** Sources of streams yield whole lines, so every chunk has whole values. */
async function* converted(chunks: Readable, convert: (text: string) => string) {
  for await (const chunk of chunks) yield convert(String(chunk));
}

export const jsonLines = 'application/x-ndjson';

/**
 * Returns the route handler of an operation that sends a file of JSON lines. The next part is requested when the client has
 * consumed the previous ones. Unlike an event stream it is a response with an end: if its source fails, or the server shuts
 * down before the end, the connection closes without the last chunk, so that no client takes a part for the whole.
 */
export function jsonLinesHandler(operation: Operation, handler: AnyHandler) {
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    setMediaType(reply, jsonLines);
    // A response to HEAD has no body, so nothing is read.
    if (request.method === 'HEAD') return Readable.from([]);
    const { body, headers } = await handler(new AnyCall(operation, pickHeaders(request.headers), request, reply));
    writeHeaders(reply, headers);
    return Readable.from(body as JsonLines, { objectMode: false });
  };
}
