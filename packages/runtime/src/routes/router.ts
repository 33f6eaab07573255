import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';

/** What the contract has for a request. */
export interface Match {
  /** Undefined if the path does not support the method. */
  readonly operation: Operation | undefined;
  /** The methods of the path: the value of `Allow`. */
  readonly allow: string;
  /** The decoded texts of the path parameters. */
  readonly path: Readonly<Record<string, string>>;
  /** The texts of the path parameters as they were sent. */
  readonly rawPath: Readonly<Record<string, string>>;
}

interface Route {
  readonly segments: readonly Segment[];
  /** With the names of its own path parameters. */
  readonly operations: ReadonlyMap<string, { readonly operation: Operation; readonly segments: readonly Segment[] }>;
  readonly allow: string;
}

/** A part of a path between slashes: a text, or a template such as `{id}` or `{name}.{format}`. */
type Segment = string | { readonly pattern: RegExp; readonly names: readonly string[]; readonly literal: string };

const templatedLength = ({ segments }: Route) => segments.filter((segment) => typeof segment !== 'string').length;

const literalLength = ({ segments }: Route) =>
  segments.map((segment) => (typeof segment === 'string' ? segment : segment.literal)).join('').length;

function segmentOf(text: string): Segment {
  const parts = text.split(/\{([^{}]*)\}/);
  if (parts.length === 1) return text;
  const source = parts.map((part, i) => (i % 2 ? '(.+)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))).join('');
  return {
    pattern: new RegExp(`^${source}$`, 's'),
    names: parts.filter((_, i) => i % 2),
    literal: parts.filter((_, i) => i % 2 === 0).join(''),
  };
}

/** Finds the operations of requests. */
export class Router {
  readonly #routes: readonly Route[];

  constructor(operations: readonly Operation[]) {
    const byPath = new Map<string, Operation[]>();
    for (const operation of operations) {
      // Methods of one path may name its parameters differently.
      const path = operation.path.replace(/\{[^{}]*\}/g, '{}');
      byPath.set(path, [...(byPath.get(path) ?? []), operation]);
    }
    // Concrete paths are matched before templated ones (OpenAPI 3.1, Paths Object), `{id}.csv` before `{id}`.
    this.#routes = [...byPath]
      .map(([path, ofPath]) => ({
        segments: path.split('/').map(segmentOf),
        operations: new Map(
          ofPath.map((operation) => [
            operation.method.toUpperCase(),
            { operation, segments: operation.path.split('/').map(segmentOf) },
          ]),
        ),
        allow: allowedMethods(ofPath).join(', '),
      }))
      .sort((a, b) => templatedLength(a) - templatedLength(b) || literalLength(b) - literalLength(a));
  }

  /** Returns undefined for a path that the contract does not have. @param target the path and the query */
  find(method: string, target: string): Match | undefined {
    const raw = pathOf(target).split('/');
    const requested = decodedSegments(raw);
    const route = requested && this.#routes.find(({ segments }) => matches(segments, requested));
    if (!route) return undefined;
    // HEAD has the operation of GET (RFC 9110, section 9.3.2), unless it has one itself.
    const found = route.operations.get(method) ?? (method === 'HEAD' ? route.operations.get('GET') : undefined);
    return {
      operation: found?.operation,
      allow: route.allow,
      path: textsOf(found?.segments ?? [], requested),
      rawPath: textsOf(found?.segments ?? [], raw),
    };
  }

  /** Returns the problem of a request without an operation. */
  problem(method: string, target: string): ProblemError {
    const path = pathOf(target);
    if (!decodedSegments(path.split('/'))) return undecodablePath();
    const match = this.find(method, path);
    if (match) return methodNotAllowed(method, match.allow);
    const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : '';
    return unknownPath(method, path, this.find(method, withoutSlash) && withoutSlash);
  }
}

const matches = (segments: readonly Segment[], requested: readonly string[]) =>
  segments.length === requested.length &&
  segments.every((segment, i) =>
    typeof segment === 'string' ? segment === requested[i] : segment.pattern.test(requested[i] ?? ''),
  );

const textsOf = (segments: readonly Segment[], requested: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    segments.flatMap((segment, i) => {
      if (typeof segment === 'string') return [];
      const texts = segment.pattern.exec(requested[i] ?? '') ?? [];
      return segment.names.map((name, index) => [name, texts[index + 1] ?? '']);
    }),
  );

/** Returns undefined for a path that is not percent-encoded UTF-8. */
function decodedSegments(segments: readonly string[]): string[] | undefined {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** @param hint the path that was probably meant */
export const unknownPath = (method: string, path: string, hint?: string): ProblemError =>
  new ProblemError('not_found', `No route matches ${method} ${path}.${hint ? ` Did you mean ${hint}?` : ''}`);

export const undecodablePath = (): ProblemError =>
  new ProblemError('invalid_parameter', 'The path is not percent-encoded UTF-8.', {
    errors: [{ in: 'path', pointer: '', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' }],
  });

/** Returns the path of a request target, without the query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** Returns the methods of a path. Every GET supports HEAD, and every path OPTIONS (RFC 9110, section 9). */
export const allowedMethods = (operations: readonly Operation[]): string[] => [
  ...new Set([
    ...operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
    'OPTIONS',
  ]),
];

/** RFC 9110, section 15.5.6: a 405 response must list the supported methods. @param allow the value of the header */
export const methodNotAllowed = (method: string, allow: string): ProblemError =>
  new ProblemError('method_not_allowed', `The path does not support ${method}. Supported methods: ${allow}.`, {
    headers: { Allow: allow },
  });
