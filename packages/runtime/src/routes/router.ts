import type { Operation } from '@worklane/contract';
import type { ProblemError } from '@worklane/contract/requests';
import { allowedMethods, methodNotAllowed } from './methods.ts';
import { pathOf, undecodablePath, unknownPath } from './unknown-paths.ts';

/** What the contract has for a request. */
export interface Match {
  /** Undefined if the path does not support the method. */
  readonly operation: Operation | undefined;
  /** The methods of the path: the value of `Allow`. */
  readonly allow: string;
  /** The decoded texts of the path parameters. */
  readonly path: Readonly<Record<string, string>>;
}

interface Route {
  readonly segments: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
  readonly allow: string;
}

const isTemplated = (segment: string) => segment.startsWith('{');

/** Finds the operations of requests. */
export class Router {
  readonly #routes: readonly Route[];

  constructor(operations: readonly Operation[]) {
    const byPath = new Map<string, Operation[]>();
    for (const operation of operations) {
      byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
    }
    // Concrete paths are matched before templated ones (OpenAPI 3.1, Paths Object).
    this.#routes = [...byPath]
      .map(([path, ofPath]) => ({
        segments: path.split('/'),
        operations: new Map(ofPath.map((operation) => [operation.method.toUpperCase(), operation])),
        allow: allowedMethods(ofPath).join(', '),
      }))
      .sort((a, b) => a.segments.filter(isTemplated).length - b.segments.filter(isTemplated).length);
  }

  /** Returns undefined for a path that the contract does not have. @param target the path and the query */
  find(method: string, target: string): Match | undefined {
    const requested = decodedSegments(pathOf(target));
    const route = requested && this.#routes.find(({ segments }) => matches(segments, requested));
    if (!route) return undefined;
    return {
      // HEAD has the operation of GET (RFC 9110, section 9.3.2).
      operation: route.operations.get(method === 'HEAD' ? 'GET' : method),
      allow: route.allow,
      path: Object.fromEntries(
        route.segments.flatMap((segment, i) =>
          isTemplated(segment) ? [[segment.slice(1, -1), requested[i] ?? '']] : [],
        ),
      ),
    };
  }

  /** Returns the problem of a request without an operation. */
  problem(method: string, target: string): ProblemError {
    const path = pathOf(target);
    if (!decodedSegments(path)) return undecodablePath();
    const match = this.find(method, path);
    if (match) return methodNotAllowed(method, match.allow);
    const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : '';
    return unknownPath(method, path, this.find(method, withoutSlash) && withoutSlash);
  }
}

const matches = (segments: readonly string[], requested: readonly string[]) =>
  segments.length === requested.length &&
  segments.every((segment, i) => segment === requested[i] || (isTemplated(segment) && requested[i] !== ''));

/** Returns undefined for a path that is not percent-encoded UTF-8. */
function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
