import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../responses/response.ts';
import { writeHeaders } from '../responses/response-writer.ts';
import { EventReadable } from '../responses/event-stream.ts';
import type { OpenStreams } from '../responses/open-streams.ts';
import { abortWhenGone } from '../requests/abort-when-gone.ts';
import { AnyCall } from '../requests/call.ts';
import { headerPicker } from '../requests/declared-headers.ts';
import type { AnyHandler } from './operation-route.ts';

/** Answers server-sent events (HTML Standard, section 9.2). */
export function streamHandler(operation: Operation, handler: AnyHandler, streams: OpenStreams) {
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-type', 'text/event-stream');
    // The stream is what HEAD must not send, so it is not opened either. A length of nothing is not told.
    if (request.method === 'HEAD') return Readable.from([]);
    const controller = abortWhenGone(reply);
    streams.add(controller, reply);
    const call = new AnyCall(operation, pickHeaders(request), request, reply, controller);
    const { body, headers } = await handler(call);
    writeHeaders(reply, headers);
    // nginx would collect events before it passes them on.
    reply.header('x-accel-buffering', 'no');
    // The head would wait for the first event; a client wants to know now that it is connected.
    reply.raw.once('pipe', () => reply.raw.flushHeaders());
    return new EventReadable(body as EventStream, controller.signal);
  };
}
