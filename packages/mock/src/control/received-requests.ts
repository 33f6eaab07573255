import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '@worklane/contract/requests';
import { bodyValue } from '../http/request-body.ts';
import type { ParsedRequest, RequestHandler } from '../http/request-handler.ts';

/** A request that a mock has received, with the status of its response. */
export interface ReceivedRequest {
  /** The X-Request-Id of its response. */
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** The last value of each parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** The operationId. */
  readonly operation: string;
  /** With the credentials of the request. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The parsed JSON or the text of a form; null without a body. */
  readonly body: unknown;
  /** 0 if the connection was closed without a response. */
  readonly status: number;
}

/** Maximum number of requests that are kept; older ones are removed. */
const maxRequests = 1000;

/** What is needed to describe a request: most requests are never looked at. */
interface Exchange {
  readonly at: Date;
  readonly request: ParsedRequest;
  readonly operation: string;
  readonly status: number;
}

/** The last requests of operations that a mock has received, oldest first. */
export class ReceivedRequests {
  readonly #now: () => Date;
  #exchanges: Exchange[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  get all(): readonly ReceivedRequest[] {
    return this.#exchanges.slice(-maxRequests).map(receivedRequest);
  }

  clear(): void {
    this.#exchanges = [];
  }

  /** Returns a handler that records the requests of another one. */
  recorded(handler: RequestHandler): RequestHandler {
    return {
      ...handler,
      handle: async (request) => {
        if (!request.operation) return handler.handle(request);
        const received = { at: this.#now(), request, operation: request.operation.id };
        try {
          const response = await handler.handle(request);
          this.#add({ ...received, status: response.status });
          return response;
        } catch (error) {
          this.#add({ ...received, status: error instanceof ProblemError ? error.status : 500 });
          throw error;
        }
      },
    };
  }

  #add(exchange: Exchange): void {
    this.#exchanges.push(exchange);
    // Removing the oldest one at each request would move all others.
    if (this.#exchanges.length >= 2 * maxRequests) this.#exchanges = this.#exchanges.slice(-maxRequests);
  }
}

const receivedRequest = ({ at, request, operation, status }: Exchange): ReceivedRequest => ({
  id: request.id,
  at: at.toISOString(),
  method: request.method,
  path: request.url.pathname,
  query: Object.fromEntries(request.url.searchParams),
  operation,
  headers: request.headers,
  body: bodyValue(request),
  status,
});

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'cookie', 'proxy-authorization']);
const secretFields: ReadonlySet<string> = new Set([
  'client_secret',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
  'access_token',
]);
const removed = '[removed]';

/** Returns a request without credentials, which nobody needs to see in the list of requests. */
export function withoutCredentials(request: ReceivedRequest): ReceivedRequest {
  const { headers, query, body } = request;
  return {
    ...request,
    headers: replaceValues(headers, secretHeaders),
    query: replaceValues(query, secretFields),
    body: typeof body === 'string' ? withoutFormSecrets(body) : body,
  };
}

const replaceValues = <T extends object>(values: T, secrets: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, secrets.has(name) ? removed : value])) as T;

const withoutFormSecrets = (form: string): string =>
  new URLSearchParams(replaceValues(Object.fromEntries(new URLSearchParams(form)), secretFields)).toString();
