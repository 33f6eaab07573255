import type { Operation } from '@worklane/contract';
import { parseJson } from '@worklane/server';
import { responseViolations } from '../contract/response-violations.ts';
import { type Exchange, type HttpRequest, send } from '../http-exchange.ts';
import type { Target } from '../target/target.ts';
import { Mismatch } from './mismatch.ts';
import type { RequestCounts } from './request-counts.ts';

/** The variable parts of a request. */
export interface RequestOptions {
  readonly id?: number;
  /** Starts with the question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Undefined when there is no body. */
  readonly json: unknown;
}

/** Sends the requests of a run. Every response is validated against the contract and counted. */
export class Service {
  /** All exchanges, in order. */
  readonly exchanges: Exchange[] = [];
  readonly target: Target;
  readonly #counts: RequestCounts;

  constructor(target: Target, counts: RequestCounts) {
    this.target = target;
    this.#counts = counts;
  }

  get last(): Exchange {
    const last = this.exchanges.at(-1);
    if (!last) throw new Error('Nothing was sent yet.');
    return last;
  }

  /** @throws Mismatch when the status is 5xx or the response violates the contract */
  async request(
    operation: Operation,
    { id, query = '', headers = {}, body }: RequestOptions = {},
  ): Promise<ServiceResponse> {
    const { credentials, tokens } = this.target;
    const path = operation.path
      .replace('{organization_id}', String(credentials.organization_id))
      .replace(/\{(id|webhook_id)\}/, String(id));
    return this.send(operation, {
      method: operation.method.toUpperCase(),
      path: path + query,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${tokens.full}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
  }

  /** @throws Mismatch when the status is 5xx or the response violates the contract */
  async send(operation: Operation, request: HttpRequest): Promise<ServiceResponse> {
    const exchange = await send(this.target.baseUrl, request);
    const { status, headers, body } = exchange.response;
    this.exchanges.push(exchange);
    this.#counts.count(operation.id, status);
    if (status >= 500) throw new Mismatch(`${operation.id} returned ${status}`);
    const violations = responseViolations(operation, exchange.response);
    if (violations.length > 0) throw new Mismatch(`the response of ${operation.id} ${violations.join('; ')}`);
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return { status, headers, json: isJson ? parseJson(body) : undefined };
  }
}
