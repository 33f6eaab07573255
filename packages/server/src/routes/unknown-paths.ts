import type { ProblemError } from '@worklane/contract/requests';
import { pathOf, unknownPath } from '@worklane/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
    return unknownPath(method, path, isKnown ? withoutSlash : undefined);
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
    done(path.endsWith('/') ? unknownPath(method, path, path.slice(0, -1)) : undefined);
  });
}

/** Returns whether a path matches a pattern of the router: `/tasks/:id`. Wildcards match nothing here. */
function matches(pattern: string, path: string): boolean {
  const [expected, segments] = [pattern.split('/'), path.split('/')];
  return (
    expected.length === segments.length &&
    expected.every((part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''))
  );
}
