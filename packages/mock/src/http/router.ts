import { type Operation, operations } from '@worklane/contract';

/** A path of the contract with the operations it has, by method in lower case. */
export interface Route {
  readonly segments: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

const isTemplated = (segment: string) => segment.startsWith('{');

function readRoutes(table: readonly Operation[]): readonly Route[] {
  const byPath = Map.groupBy(table, (operation) => operation.path);
  const routes = [...byPath].map(([path, ofPath]) => ({
    segments: path.split('/'),
    operations: new Map<string, Operation>(ofPath.map((operation) => [operation.method, operation])),
  }));
  // A path that is written out wins over one with parameters (OpenAPI 3.1, Paths Object).
  return routes.sort((a, b) => a.segments.filter(isTemplated).length - b.segments.filter(isTemplated).length);
}

const routes = readRoutes(Object.values(operations));

/** The path of the contract that a request is for. */
export function findRoute(pathname: string): Route | undefined {
  const asked = pathname.split('/');
  return routes.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, i) => segment === asked[i] || (isTemplated(segment) && asked[i] !== '')),
  );
}

/** What `Allow` says of a path: HEAD and OPTIONS come with every GET and with every path (RFC 9110, section 9). */
export function allowedMethods(route: Route): string {
  const methods = [...route.operations.keys()].map((method) => method.toUpperCase());
  if (methods.includes('GET')) methods.push('HEAD');
  return [...methods, 'OPTIONS'].join(', ');
}

/** The operation that answers a request; HEAD is GET without the body (RFC 9110, section 9.3.2). */
export function operationFor(method: string, pathname: string): Operation | undefined {
  return findRoute(pathname)?.operations.get(method === 'HEAD' ? 'get' : method.toLowerCase());
}
