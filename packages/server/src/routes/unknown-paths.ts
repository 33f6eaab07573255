import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Responds with 404 to paths without a route, and suggests the path without a trailing slash if it has one. */
export function rejectUnknownPaths(app: FastifyInstance): void {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    urls.add(url);
  });
  const notFound = ({ method, url }: FastifyRequest): ProblemError => {
    const path = pathOf(url);
    const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : '';
    const isKnown = withoutSlash !== '' && [...urls].some((pattern) => matches(pattern, withoutSlash));
    return isKnown ? trailingSlash(method, path) : new ProblemError('not_found', `No route matches ${method} ${path}.`);
  };
  // Before Fastify parses the body, whose media type it would reject.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.is404) done(notFound(request));
    else done(null, payload);
  });
  // For routes that call `reply.callNotFound`.
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });
}

/** Rejects paths with a trailing slash: the router matches `/tasks/` with `/tasks/:id`, as an empty ID. */
export function rejectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, url }, _reply, done) => {
    const path = pathOf(url);
    done(path.endsWith('/') ? trailingSlash(method, path) : undefined);
  });
}

const trailingSlash = (method: string, path: string) =>
  new ProblemError('not_found', `No route matches ${method} ${path}. Did you mean ${path.slice(0, -1)}?`);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Returns whether a path matches a pattern of the router: `/tasks/:id`. Wildcards match nothing here. */
function matches(pattern: string, path: string): boolean {
  const [expected, segments] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''))
  );
}
