import { curlCommand } from '@worklane/contract/curl';
import { isEventStream, type StreamReading, textOf } from './event-stream.ts';

export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Of the body. Default: UTF-8. */
  readonly encoding?: 'latin1';
  /** How an event stream is read. Default: its first message. */
  readonly stream?: StreamReading;
}

export interface HttpResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** The values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
}

export interface Exchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
}

/** Sends a request to a server and returns it with the response. */
export type Send = (baseUrl: string, request: HttpRequest) => Promise<Exchange>;

/** Milliseconds until a request without a response fails. */
const responseTimeout = 30_000;

/** Sends a request and reads the response; of an event stream, what the request asks for. */
export const send: Send = async (baseUrl, request) => {
  const { method, path, headers, stream } = request;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`no response in ${responseTimeout} ms`)), responseTimeout);
  try {
    const received = await fetch(urlOf(baseUrl, path), {
      method,
      headers,
      ...bodyOf(request),
      redirect: 'manual',
      signal: timeout.signal,
    });
    // A stream has a time limit of its own for each message.
    if (isEventStream(received)) clearTimeout(timer);
    const response = {
      status: received.status,
      headers: new Map(received.headers),
      body: await textOf(received, stream),
      cookies: received.headers.getSetCookie(),
    };
    return { request, response };
  } finally {
    clearTimeout(timer);
  }
};

/** Returns the part of a request of `fetch` with the body, if there is one. */
export const bodyOf = ({ body, encoding }: HttpRequest) =>
  body === undefined ? {} : { body: encoding === undefined ? body : Buffer.from(body, encoding) };

/** The path of the base URL precedes that of the request. */
const urlOf = (baseUrl: string, path: string) => new URL(baseUrl.replace(/\/+$/, '') + path);

/** Returns a curl command that repeats the request, with the access token in the variable TOKEN. */
export function curlOf(baseUrl: string, { method, path, headers, body }: HttpRequest): string {
  const isToken = ([name, value]: [string, string]) =>
    name.toLowerCase() === 'authorization' && value.startsWith('Bearer ');
  const all = Object.entries(headers);
  return curlCommand({
    method,
    url: urlOf(baseUrl, path).href,
    flags: ['--include'],
    ...(all.some(isToken) && { token: '$TOKEN' }),
    headers: all.filter((header) => !isToken(header)),
    body: body && body.length > 2000 ? `${body.slice(0, 2000)}…` : body,
  });
}
