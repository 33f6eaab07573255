import type { Operation } from '@worklane/contract';
import { parseJson } from '@worklane/server';
import { responseViolations } from '../contract/response-violations.ts';
import { type Exchange, type HttpRequest, send } from '../http-exchange.ts';
import type { Target } from '../target/target.ts';
import { Mismatch } from './mismatch.ts';
import type { RequestCounts } from './request-counts.ts';

/** What a request of an operation has besides what all have. */
export interface RequestOptions {
  readonly id?: number;
  /** With the question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  /** Undefined where there is no body. */
  readonly json: unknown;
}

/** The service as one run meets it: every answer is judged by the contract and counted. */
export class Service {
  /** All that was said, in order. */
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

  /** @throws Disagreement when the answer is 5xx or not as the contract documents it */
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

  /** @throws Disagreement as `ask` does */
  async send(operation: Operation, request: HttpRequest): Promise<ServiceResponse> {
    const exchange = await send(this.target.baseUrl, request);
    const { status, headers, body } = exchange.response;
    this.exchanges.push(exchange);
    this.#counts.count(operation.id, status);
    if (status >= 500) throw new Mismatch(`${operation.id} was answered with ${status}`);
    const faults = responseViolations(operation, exchange.response);
    if (faults.length > 0) throw new Mismatch(`the answer of ${operation.id} ${faults.join('; ')}`);
    const isJson = headers.get('content-type')?.includes('json') ?? false;
    return { status, headers, json: isJson ? parseJson(body) : undefined };
  }
}
