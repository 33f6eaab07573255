import type { FastifyReply } from 'fastify';

const asItIs = (text: unknown) => text as string;

/** Texts are sent as they are: Fastify would add a charset, which JSON does not have (RFC 8259, section 11). */
export const sendAsItIs = (reply: FastifyReply, mediaType: string): FastifyReply =>
  reply.header('content-type', mediaType).serializer(asItIs);
