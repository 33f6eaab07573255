import { Child } from '@worklane/testing/child';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** `[id]` is replaced by a random ID. `[n]` in the body is replaced by the number of the request, with nine digits. */
  readonly path: string;
  readonly body?: object;
  /** Default: JSON. */
  readonly contentType?: string;
}

export interface Target {
  readonly url: string;
  readonly token?: string;
  /** Of these, each request has a random one: its ID replaces `[organization]` in the path. */
  readonly organizations?: readonly Organization[];
}

export interface Organization {
  readonly id: number;
  readonly token: string;
}

export interface Load {
  readonly target: Target;
  readonly request: Request;
  readonly seconds: number;
  /** The largest ID; the smallest is 1. */
  readonly ids: number;
  readonly connections: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** The first error responses. */
  readonly errors: readonly string[];
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** CPU microseconds of the generator. */
  readonly cpu: number;
}

/**
 * Sends requests from another process for some seconds.
 * @throws Error for error responses.
 */
export async function sendRequests(
  target: Target,
  request: Request,
  seconds: number,
  ids: number,
  connections = 50,
): Promise<LoadResult> {
  const generator = new Child(new URL('load-generator.ts', import.meta.url));
  generator.send({ target, request, seconds, ids, connections } satisfies Load);
  const result = await generator.receive<LoadResult>('result');
  await generator.stop();
  if (result.errors.length > 0) throw new Error(`${request.method} ${request.path}: ${result.errors.join('\n')}`);
  return result;
}
