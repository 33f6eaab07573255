import type { IncomingHttpHeaders } from 'node:http';
import { CollectedBody } from './request-body.ts';
import { type HttpResponse, networkError, type RequestHandler } from './request-handler.ts';
import { type IncomingRequest, RequestAbortedError, type ResponderOptions, respond } from './respond.ts';

export type FetchHandler = (request: Request) => Promise<Response>;

/** Returns a function that responds to requests of the Fetch Standard with a handler, in Node and in browsers. */
export function fetchHandler(handler: RequestHandler, options: ResponderOptions): FetchHandler {
  return async (request) => {
    const { response, finish } = await respond(incomingRequest(request), handler, options);
    const sent = fetchResponse(request.method, response);
    finish();
    return sent;
  };
}

function incomingRequest(request: Request): IncomingRequest {
  const url = new URL(request.url);
  return {
    method: request.method,
    url,
    target: url.pathname + url.search,
    headers: lowerCaseHeaders(request.headers),
    readBody: () => readBody(request),
  };
}

/** The headers of simulated browsers keep the case of names, unlike those of the Fetch Standard. */
const lowerCaseHeaders = (headers: Headers): IncomingHttpHeaders =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

/** Reads the body at once: it is in memory already, and Firefox does not have it as a stream. */
async function readBody(request: Request): Promise<Uint8Array> {
  const body = new CollectedBody(request.headers.get('content-length'));
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw new RequestAbortedError('The request was aborted.', { cause });
  });
  body.add(new Uint8Array(bytes));
  return body.bytes();
}

/** Statuses whose responses have no body (Fetch Standard, null body status). */
const nullBodyStatuses = new Set([204, 205, 304]);

function fetchResponse(method: string, { status, headers, body }: HttpResponse): Response {
  if (status === networkError.status) return Response.error();
  const fields = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const one of [value].flat()) fields.append(name, one);
  if (method === 'HEAD' || nullBodyStatuses.has(status)) return new Response(null, { status, headers: fields });
  return new Response(readableBody(body), { status, headers: fields });
}

const encoder = new TextEncoder();

/** Returns a stream in all cases, because Response would add a Content-Type to a text. */
function readableBody(body: HttpResponse['body']): ReadableStream | null {
  if (body === null) return null;
  const isStream = typeof body === 'object' && Symbol.asyncIterator in body;
  const chunks = isStream ? body[Symbol.asyncIterator]() : [body][Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
