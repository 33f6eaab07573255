import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import type { Refusal } from '../refusal.ts';
import type { RequestBody } from './request-body.ts';
import type { Violation } from '../validation/violation.ts';

/** A request that the guard let through. */
export interface GuardedRequest {
  /** Also in the answer's X-Request-Id. */
  readonly id: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: RequestBody;
  /** Absent where the contract has no operation for the path and method, and such requests are passed on. */
  readonly operation: Operation | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array | Readable | null;
  /** What in the request or the answer breaks the contract. */
  readonly violations?: readonly Violation[];
}

/** What answers a request after the guard. */
export interface Service {
  /** Whether a request for something outside the contract is refused instead of handed on. */
  readonly refusesUnknown: boolean;
  answer(request: GuardedRequest): Promise<Answer>;
}

/** One request and its answer, as the log and the report of the proxy see them. */
export interface Exchange {
  readonly at: Date;
  readonly method: string;
  /** Without the query: that may carry codes and states. */
  readonly path: string;
  readonly operation: Operation | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly violations: readonly Violation[];
  readonly refusal: Refusal | undefined;
}
