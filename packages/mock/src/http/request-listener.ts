import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AccessCheck } from './access.ts';
import { CollectedBody } from './request-body.ts';
import { type HttpResponse, networkError, type RequestHandler } from './request-handler.ts';
import { errorLine } from './request-log.ts';
import { type IncomingRequest, RequestAbortedError, type ResponderOptions, respond } from './respond.ts';

/** Returns a listener of Node's server that responds with a handler. */
export function requestListener(
  handler: RequestHandler,
  options: ResponderOptions & { readonly access: AccessCheck },
): RequestListener {
  return async (incoming, outgoing) => {
    const { response, finish } = await respond(incomingRequest(incoming), handler, options);
    await sendResponse(response, outgoing).catch((error: unknown) => {
      options.log(errorLine(error));
      outgoing.destroy();
    });
    finish();
  };
}

function incomingRequest(incoming: IncomingMessage): IncomingRequest {
  const { url = '/', method = 'GET', headers } = incoming;
  // URL would parse a path that starts with two slashes as a host.
  const path = url.replace(/^\/{2,}/, '/');
  const parsed = URL.parse(path, `http://${headers.host ?? 'localhost'}`) ?? new URL('http://localhost/');
  const target = url.startsWith('/') ? url : parsed.pathname + parsed.search;
  return { method, url: parsed, target, headers, readBody: () => readBody(incoming) };
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array> {
  const body = new CollectedBody(incoming.headers['content-length']);
  // `for await` would destroy the socket on a throw, before the error response is sent.
  await new Promise<void>((resolve, reject) => {
    const abort = () => reject(new RequestAbortedError());
    incoming.on('data', (chunk: Buffer) => {
      try {
        body.add(chunk);
      } catch (error) {
        reject(error);
      }
    });
    incoming.once('end', resolve);
    incoming.once('error', abort);
    incoming.once('close', abort);
  });
  return body.bytes();
}

/** Sends a response. Resolves when it is sent or the client has closed the connection. */
async function sendResponse({ status, headers, body }: HttpResponse, outgoing: ServerResponse): Promise<void> {
  if (status === networkError.status) {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  if (body !== null && typeof body === 'object' && Symbol.asyncIterator in body) {
    // The client needs the headers of a stream before its first event.
    outgoing.flushHeaders();
    // Unlike an iterable, a Readable ends as soon as the client disconnects. After the headers are sent, an interrupted
    // stream can only be reported by closing the connection.
    await pipeline(body instanceof Readable ? body : Readable.from(body), outgoing).catch(() => outgoing.destroy());
    return;
  }
  if (body !== null) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
  // Node omits the body of a response to HEAD.
  outgoing.end(body);
}
