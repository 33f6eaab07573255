import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { ParsedRequest } from '../http/request-handler.ts';
import type { Diagnostic } from '../http/violation.ts';

type PrismHttp = typeof import('@stoplight/prism-http');

/** An operation in Prism's format. */
export type PrismOperation = Awaited<ReturnType<PrismHttp['getHttpOperationsFromSpec']>>[number];

export type Forward = PrismHttpComponents['forward'];

let loading: Promise<PrismHttp> | undefined;

/** Loads Prism, once in a process. It takes half a second, which signing deliveries and starting a mock need not wait for. */
export function loadPrism(): Promise<PrismHttp> {
  loading ??= import('@stoplight/prism-http');
  return loading;
}

const byPath = new Map<string, Promise<PrismOperation[]>>();

// Prism takes a second for all operations, so those of a path are read at its first request.
function operationsOf(path: string): Promise<PrismOperation[]> {
  const known = byPath.get(path) ?? loadPrism().then((http) => http.getHttpOperationsFromSpec(documentOf(path)));
  byPath.set(path, known);
  return known;
}

/** Prism with the contract; all servers of the process share it. */
export const prism = {
  async operation({ id, method, path }: Operation): Promise<PrismOperation> {
    const operation = (await operationsOf(path)).find((each) => each.method === method);
    if (!operation) throw new Error(`openapi.json has no operation ${id}.`);
    return operation;
  },

  /** Mocks the response of a request, or forwards it and validates its response. */
  async run(
    request: ParsedRequest,
    operation: PrismOperation,
    config: IHttpConfig,
    forward?: Forward,
  ): Promise<{ output: IHttpResponse; validations: { input: readonly Diagnostic[]; output: readonly Diagnostic[] } }> {
    const { createInstance } = await loadPrism();
    const instance = createInstance(config, { logger: silentLogger, ...(forward && { forward }) });
    // With a single operation Prism does not match the path against all operations again.
    const result = await instance.request(prismRequest(request, operation), [operation], config)();
    if (result._tag === 'Left') throw result.left;
    return result.right;
  },
};

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

function prismRequest({ url, headers }: ParsedRequest, operation: PrismOperation): IHttpRequest {
  return {
    // The method of the operation, because HEAD is that of GET.
    method: operation.method as IHttpRequest['method'],
    url: { path: url.pathname, query: Object.fromEntries(url.searchParams) },
    headers: headers as Record<string, string>,
  };
}
