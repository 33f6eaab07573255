import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { GuardedRequest } from '../http/request-handler.ts';
import type { Diagnostic } from './violation.ts';

/** An operation as Prism understands it. */
export type PrismOperation = Awaited<
  ReturnType<typeof import('@stoplight/prism-http').getHttpOperationsFromSpec>
>[number];

export type Forward = PrismHttpComponents['forward'];

/** Prism with the contract in it. */
export interface Prism {
  operation(operation: Operation): PrismOperation;
  /** Runs one request: Prism's checks, then its mock, or the forward that is given. */
  run(
    request: GuardedRequest,
    operation: PrismOperation,
    config: IHttpConfig,
    forward?: Forward,
  ): Promise<{ output: IHttpResponse; validations: { input: readonly Diagnostic[]; output: readonly Diagnostic[] } }>;
}

let loading: Promise<Prism> | undefined;

/** Loads Prism and reads the contract into it, once for all servers of this process: it takes a second. */
export function loadPrism(): Promise<Prism> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Prism> {
  // Not at the top: who only signs deliveries shall not wait for it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  // Prism resolves references in place, and the document is shared.
  const operations = await getHttpOperationsFromSpec(structuredClone(openapi));
  const byRoute = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  return {
    operation({ id, method, path }) {
      const operation = byRoute.get(`${method} ${path}`);
      if (!operation) throw new Error(`${id} is not in openapi.json: run npm run generate.`);
      return operation;
    },
    async run(request, operation, config, forward) {
      const prism = createInstance(config, { logger: silentLogger, ...(forward && { forward }) });
      // Only the one operation: Prism would match the path against all of them again.
      const result = await prism.request(prismRequest(request, operation), [operation], config)();
      if (result._tag === 'Left') throw result.left;
      return result.right;
    },
  };
}

// Prism logs headers and bodies, bearer tokens among them. Our own log stands in.
const silence = () => {};
const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
const silentLogger = {
  ...Object.fromEntries(levels.map((level) => [level, silence])),
  child: () => silentLogger,
} as unknown as PrismHttpComponents['logger'];

function prismRequest({ url, headers, body }: GuardedRequest, operation: PrismOperation): IHttpRequest {
  const query: Record<string, string | string[]> = {};
  for (const [name, pairs] of Map.groupBy(url.searchParams, ([name]) => name)) {
    const values = pairs.map(([, value]) => value);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return {
    // Not the request's own: HEAD is judged as GET.
    method: operation.method as IHttpRequest['method'],
    url: { path: url.pathname, query },
    headers: (body.value === null ? withoutBody(headers) : headers) as Record<string, string>,
    body: body.value,
  };
}

/** Prism takes a length for a body, also one that the operation does not define and that has no meaning. */
const withoutBody = ({ 'content-length': _, ...headers }: GuardedRequest['headers']) => headers;
