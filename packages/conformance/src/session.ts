import type { Operation } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { exchangeViolations } from './contract/response-rules.ts';
import type { ResponseContext } from './document/response-violations.ts';
import type { StreamReading } from './event-stream.ts';
import { type Exchange, type HttpRequest, type HttpResponse, type Send, send } from './http-exchange.ts';
import { Mismatch, MissingPrerequisite } from './mismatch.ts';
import { isNotImplemented, notImplemented, type Target } from './target/target.ts';
import { spreadTokens, tokenFor } from './target/tokens.ts';

/** The variable parts of a request. */
export interface RequestOptions {
  readonly id?: number;
  /** The attempt of a webhook. */
  readonly logId?: number;
  /** Starts with the question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly stream?: StreamReading;
}

export interface ServerResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Undefined when there is no body. */
  readonly json: unknown;
}

export interface SessionOptions {
  readonly send?: Send;
  /** The access token of its requests. Default: the one with every scope. */
  readonly token?: string;
  /** Called with each exchange, before it is checked. */
  readonly onExchange?: (operation: Operation, exchange: Exchange) => void;
}

/** Sends requests to the server under test. Every response is checked against the contract. */
export class Session {
  /** All exchanges, in order. */
  readonly exchanges: Exchange[] = [];
  readonly target: Target;
  /** Sends a request and checks nothing. */
  readonly transport: Send;
  readonly #token: string | undefined;
  readonly #requestIds = new Set<string>();
  /** Whether the earlier responses had a quota. */
  #hasQuota: boolean | undefined;
  readonly #onExchange: NonNullable<SessionOptions['onExchange']>;

  constructor(target: Target, { send: sendRequest = send, token, onExchange = () => {} }: SessionOptions = {}) {
    this.target = target;
    this.transport = sendRequest;
    this.#token = token;
    this.#onExchange = onExchange;
  }

  /** Returns the access token of a request. */
  tokenFor(operation: Operation): string {
    return this.#token ?? tokenFor(this.target.tokens, operation);
  }

  /** Returns a token with every scope of another client than that of a request, if there is one. */
  otherTokenFor(operation: Operation): string | undefined {
    return spreadTokens(this.target.tokens).find((each) => each !== this.tokenFor(operation));
  }

  get last(): Exchange {
    const last = this.exchanges.at(-1);
    if (!last) throw new Error('No request has been sent yet.');
    return last;
  }

  /**
   * @throws Mismatch when the status is 5xx or the response violates the contract
   * @throws MissingPrerequisite when the target does not implement the operation
   */
  async request(
    operation: Operation,
    { id, logId, query = '', headers = {}, body, stream }: RequestOptions = {},
  ): Promise<ServerResponse> {
    const { credentials } = this.target;
    const path = operation.path
      .replace('{organization_id}', String(credentials.organization_id))
      .replace(/\{(id|webhook_id)\}/, String(id))
      .replace('{log_id}', String(logId));
    return this.send(operation, {
      method: operation.method.toUpperCase(),
      path: path + query,
      headers: {
        accept: stream ? 'text/event-stream' : 'application/json',
        authorization: `Bearer ${this.tokenFor(operation)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(stream && { stream }),
    });
  }

  /**
   * @throws Mismatch when the status is 5xx or the response violates the contract
   * @throws MissingPrerequisite when the target does not implement the operation
   */
  async send(operation: Operation, request: HttpRequest, context?: ResponseContext): Promise<ServerResponse> {
    const exchange = await this.transport(this.target.baseUrl, request);
    const { status, headers, body } = exchange.response;
    this.exchanges.push(exchange);
    this.#onExchange(operation, exchange);
    if (isNotImplemented(operation, exchange.response)) throw new MissingPrerequisite(notImplemented(operation));
    const violations = [...exchangeViolations(operation, exchange, context), ...this.#differences(exchange)];
    if (violations.length > 0) throw new Mismatch(`the response of ${operation.id} ${violations.join('; ')}`);
    if (status >= 500) throw new Mismatch(`${operation.id} returned ${status}`);
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return { status, headers, json: isJson ? parseJson(body) : undefined };
  }

  /** Requests a page outside of the contract. */
  async visit(request: HttpRequest): Promise<HttpResponse> {
    const exchange = await this.transport(this.target.baseUrl, request);
    this.exchanges.push(exchange);
    return exchange.response;
  }

  /** Returns how a response contradicts the earlier ones: request IDs are unique, and all responses have a quota or none. */
  #differences({ response: { headers } }: Exchange): string[] {
    const id = headers.get('x-request-id') ?? '';
    const isUsed = this.#requestIds.has(id);
    this.#requestIds.add(id);
    const hasQuota = headers.has('ratelimit');
    this.#hasQuota ??= hasQuota;
    return [
      ...(isUsed ? [`has the X-Request-Id ${id} of an earlier one`] : []),
      ...(this.#hasQuota === hasQuota ? [] : ['differs from the one before in having a RateLimit']),
    ];
  }
}
