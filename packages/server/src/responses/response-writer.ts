import type { Operation } from '@worklane/contract';
import { type PlainResponse, type ResponseOptions, responseSerializer, type TextResponse } from '@worklane/runtime';
import type { FastifyReply } from 'fastify';

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
export const setMediaType = (reply: FastifyReply, mediaType: string): FastifyReply =>
  reply.header('content-type', mediaType).serializer(unchanged);
