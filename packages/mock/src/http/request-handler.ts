import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@worklane/contract';
import type { ProblemError } from '@worklane/contract/requests';
import type { Violation } from './violation.ts';

export interface RequestHead {
  /** Sent as X-Request-Id of the response. */
  readonly id: string;
  readonly url: URL;
  /** The path and the query as they were sent. */
  readonly target: string;
  /** Undefined when the contract has no operation for the path and method. */
  readonly operation: Operation | undefined;
}

/** A request whose body has been read. */
export interface ParsedRequest extends RequestHead {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The decoded texts of the path parameters. */
  readonly path: Readonly<Record<string, string>>;
  readonly body: RequestBody;
}

export interface RequestBody {
  readonly bytes: Uint8Array;
  /** Why the body could not be read; the handler throws it in its order of checks. */
  readonly error?: Error;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** A stream is read as fast as the client reads. */
  readonly body: string | Uint8Array | AsyncIterable<string | Uint8Array> | null;
  /** The problem that an error response reports. */
  readonly problem?: ProblemError;
  /** The violations of the contract in the request and the response. */
  readonly violations?: readonly Violation[];
}

/** Closes the connection without a response, as a network error does (Fetch Standard, section 2.2.6). */
export const networkError: HttpResponse = { status: 0, headers: {}, body: null };

/** Responds to parsed requests: the mock or the proxy. */
export interface RequestHandler {
  /** Whether requests without an operation get 404 or 405 instead of being passed to the handler. */
  readonly rejectsUnknown: boolean;
  /** Paths that start with it are passed to the handler, although the contract has no operation for them. */
  readonly ownPrefix?: string;
  handle(request: ParsedRequest): Promise<HttpResponse>;
}
