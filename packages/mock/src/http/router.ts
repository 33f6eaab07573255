import { type Operation, operations } from '@worklane/contract';
import { ProblemError } from '@worklane/model';

/** A path of the contract and its operations, by lower-case method. */
export interface Route {
  readonly segments: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

const isTemplated = (segment: string) => segment.startsWith('{');

function buildRoutes(table: readonly Operation[]): readonly Route[] {
  const byPath = Map.groupBy(table, (operation) => operation.path);
  const routes = [...byPath].map(([path, ofPath]) => ({
    segments: path.split('/'),
    operations: new Map<string, Operation>(ofPath.map((operation) => [operation.method, operation])),
  }));
  // Concrete paths are matched before templated ones (OpenAPI 3.1, Paths Object).
  return routes.sort((a, b) => a.segments.filter(isTemplated).length - b.segments.filter(isTemplated).length);
}

const routes = buildRoutes(Object.values(operations));

/** Returns the path of the contract that matches a request. */
export function findRoute(pathname: string): Route | undefined {
  const requested = pathname.split('/');
  return routes.find(
    ({ segments }) =>
      segments.length === requested.length &&
      segments.every((segment, i) => segment === requested[i] || (isTemplated(segment) && requested[i] !== '')),
  );
}

/** Returns the value of `Allow`. Every GET supports HEAD, and every path OPTIONS (RFC 9110, section 9). */
export function allowedMethods(route: Route): string {
  const methods = [...route.operations.keys()].map((method) => method.toUpperCase());
  if (methods.includes('GET')) methods.push('HEAD');
  return [...methods, 'OPTIONS'].join(', ');
}

/** Returns the operation of a request. HEAD has that of GET (RFC 9110, section 9.3.2). */
export function operationFor(method: string, pathname: string): Operation | undefined {
  return findRoute(pathname)?.operations.get(method === 'HEAD' ? 'get' : method.toLowerCase());
}

export function noRoute(method: string, { pathname }: URL): ProblemError {
  const withoutSlash = pathname.replace(/\/$/, '');
  const hint = findRoute(withoutSlash) ? ` Did you mean ${withoutSlash}?` : '';
  return new ProblemError('not_found', `No route matches ${method} ${pathname}.${hint}`);
}

/** @throws ProblemError invalid_parameter */
export function requireDecodable({ pathname }: URL): void {
  if (isDecodable(pathname)) return;
  throw new ProblemError('invalid_parameter', 'The path is not percent-encoded UTF-8.', {
    errors: [{ in: 'path', pointer: '', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' }],
  });
}

/** Uses the decoded text, because bundlers remove a call without a use although it can throw. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}

export const methodNotAllowed = (method: string, allow: string): ProblemError =>
  new ProblemError('method_not_allowed', `The path does not support ${method}. Supported methods: ${allow}.`, {
    headers: { Allow: allow },
  });
