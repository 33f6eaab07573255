import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { ParsedRequest } from '../http/request-handler.ts';
import type { Diagnostic } from '../http/violation.ts';

/** An operation in Prism's format. */
export type PrismOperation = Awaited<
  ReturnType<typeof import('@stoplight/prism-http').getHttpOperationsFromSpec>
>[number];

export type Forward = PrismHttpComponents['forward'];

/** Prism, loaded with the contract. */
export interface Prism {
  operation(operation: Operation): Promise<PrismOperation>;
  /** Validates one request, then mocks or forwards it. */
  run(
    request: ParsedRequest,
    operation: PrismOperation,
    config: IHttpConfig,
    forward?: Forward,
  ): Promise<{ output: IHttpResponse; validations: { input: readonly Diagnostic[]; output: readonly Diagnostic[] } }>;
}

let loading: Promise<Prism> | undefined;

/** Loads Prism, which takes half a second; all servers of the process share the result. */
export function loadPrism(): Promise<Prism> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Prism> {
  // Imported lazily, so that signing deliveries does not have to load Prism.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const byPath = new Map<string, Promise<PrismOperation[]>>();
  // Prism takes a second for all operations, so those of a path are read at its first request.
  const operationsOf = (path: string) => {
    const known = byPath.get(path) ?? getHttpOperationsFromSpec(documentOf(path));
    byPath.set(path, known);
    return known;
  };
  return {
    async operation({ id, method, path }) {
      const operation = (await operationsOf(path)).find((each) => each.method === method);
      if (!operation) throw new Error(`openapi.json has no operation ${id}.`);
      return operation;
    },
    async run(request, operation, config, forward) {
      const prism = createInstance(config, { logger: silentLogger, ...(forward && { forward }) });
      // With a single operation Prism does not match the path against all operations again.
      const result = await prism.request(prismRequest(request, operation), [operation], config)();
      if (result._tag === 'Left') throw result.left;
      return result.right;
    },
  };
}

/** Returns the contract with one path and the components that it references. */
function documentOf(path: string): object {
  const paths = { [path]: (openapi.paths as Record<string, unknown>)[path] };
  const { securitySchemes } = openapi.components;
  const components: Record<string, Record<string, unknown>> = { securitySchemes };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    const [, section, name] = typeof $ref === 'string' ? (/^#\/components\/(\w+)\/([\w.-]+)/.exec($ref) ?? []) : [];
    if (section && name && components[section]?.[name] === undefined) {
      const component = (openapi.components as Record<string, Record<string, unknown>>)[section]?.[name];
      components[section] = { ...components[section], [name]: component };
      visit(component);
    }
    Object.values(node).forEach(visit);
  };
  visit(paths);
  // Cloned because Prism resolves references in place.
  return structuredClone({ ...openapi, paths, webhooks: {}, components });
}

// Prism logs headers and bodies, including bearer tokens. The request log replaces it.
const ignore = () => {};
const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
const silentLogger = {
  ...Object.fromEntries(levels.map((level) => [level, ignore])),
  child: () => silentLogger,
} as unknown as PrismHttpComponents['logger'];

function prismRequest({ url, headers, body }: ParsedRequest, operation: PrismOperation): IHttpRequest {
  const query: Record<string, string | string[]> = {};
  for (const [name, pairs] of Map.groupBy(url.searchParams, ([name]) => name)) {
    const values = pairs.map(([, value]) => value);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return {
    // The method of the operation, because HEAD is validated as GET.
    method: operation.method as IHttpRequest['method'],
    url: { path: url.pathname, query },
    headers: (body.value === null ? withoutLength(headers) : headers) as Record<string, string>,
    body: body.value,
  };
}

/** Prism derives the presence of a body from Content-Length, even if the operation defines no body. */
const withoutLength = ({ 'content-length': _, ...headers }: ParsedRequest['headers']) => headers;
