import type { Operation } from '@worklane/contract';
import type { FastifyReply } from 'fastify';
import type { Contract } from '../contract/contract.ts';
import type { AcceptPatternViolation } from '../violations/accepted-patterns.ts';
import { JsonText, type PlainResponse } from './response.ts';
import { ContractViolation, validateResponse } from './response-validation.ts';
import type { Serializers } from './serializer.ts';

/** Writes the status and headers of an operation's response; returns the body for Fastify to send. */
export type ResponseWriter = (response: PlainResponse, reply: FastifyReply) => string | undefined;

export interface ResponseWriterOptions {
  readonly contract: Contract;
  readonly serializers: Serializers;
  /** Whether responses are validated against the contract. */
  readonly validateResponses: boolean;
  /** Accepts strings that violate a pattern. Default: none. */
  readonly acceptPatternViolation?: AcceptPatternViolation | undefined;
}

export function responseWriter(
  operation: Operation,
  { contract, serializers, validateResponses, acceptPatternViolation }: ResponseWriterOptions,
): ResponseWriter {
  const documented = new Map(
    Object.entries(operation.responses).map(([status, { content }]) => {
      const [mediaType, schema] = Object.entries(content)[0] ?? [];
      return [Number(status), { mediaType, schema }];
    }),
  );
  return (response, reply) => {
    const media = documented.get(response.status);
    if (!media) throw new ContractViolation(operation.id, response.status, 'which the contract does not document');
    const { mediaType, schema } = media;
    if (validateResponses) {
      const onStoredViolation = (err: Error) => reply.log.error({ err }, 'stored JSON violates the contract');
      validateResponse({ contract, operation, response, schema, acceptPatternViolation, onStoredViolation });
    }
    const text = schema ? bodyText(response.body, schema, serializers) : undefined;
    reply.code(response.status);
    writeHeaders(reply, response.headers);
    if (mediaType !== undefined) setMediaType(reply, mediaType);
    return text;
  };
}

const bodyText = (body: unknown, schema: string, serializers: Serializers) =>
  body instanceof JsonText ? body.text : serializers.of(schema)(body);

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
