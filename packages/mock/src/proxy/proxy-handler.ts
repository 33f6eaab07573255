import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import { errorResponse } from '../http/problem.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { isError, responseViolations, type Violation, violationsIn } from '../http/violation.ts';
import { type Forward, prism } from '../validation/prism.ts';
import { requestProblems } from '../validation/read-request.ts';
import { fetchUpstream, type UpstreamResponse } from './upstream.ts';

export interface ProxyHandlerOptions {
  readonly upstream: URL;
  /** Whether violations cause an error response instead of only being reported. */
  readonly errors: boolean;
  /** Responds to operations that the upstream does not implement. */
  readonly mock: RequestHandler;
}

/** Returns a handler that forwards requests to a server, and validates them and its responses. */
export function proxyHandler(options: ProxyHandlerOptions): RequestHandler {
  return {
    rejectsUnknown: options.errors,
    async handle(request) {
      const { operation, body } = request;
      if (body.error) throw body.error;
      if (!operation) return forwardUnknown(request, options.upstream);
      const problems = requestProblems(request, operation);
      if (options.errors && problems[0]) throw problems[0];
      const upstreamResponse = await fetchUpstream(options.upstream, request);
      // Lets a server implement one operation after the other, as Prism does.
      if (upstreamResponse.response.status === 501) return options.mock.handle(request);
      const ofResponse = await violationsOfResponse(upstreamResponse, request, operation, options);
      const violations = [...problems.flatMap(violationsIn), ...ofResponse];
      if (options.errors && violations.some(isError)) return invalidResponse(upstreamResponse, violations, request);
      return { ...upstreamResponse.response, violations };
    },
  };
}

/** Forwards a request outside the contract, such as one for a sign-in page. */
async function forwardUnknown(request: ParsedRequest, upstream: URL): Promise<HttpResponse> {
  const { response } = await fetchUpstream(upstream, request);
  const message = `${request.method} ${request.url.pathname} is not in the contract`;
  return { ...response, violations: [{ location: ['request'], severity: 'Warning', code: 'route', message }] };
}

/** Lets Prism validate a response, which it gets in place of one that it would have forwarded the request for. */
async function violationsOfResponse(
  { prismResponse, hasValue, violations }: UpstreamResponse,
  request: ParsedRequest,
  operation: Operation,
  { errors, upstream }: ProxyHandlerOptions,
): Promise<Violation[]> {
  const config = {
    isProxy: true,
    validateRequest: false,
    checkSecurity: false,
    validateResponse: true,
    errors,
    upstream,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const forward: Forward = () => () => async () => ({ _tag: 'Right', right: prismResponse });
  const { validations } = await prism.run(request, await prism.operation(operation), config, forward);
  const found = responseViolations(validations.output).filter(({ location }) => hasValue || location[1] !== 'body');
  return [...found, ...violations];
}

function invalidResponse(
  { response }: UpstreamResponse,
  violations: readonly Violation[],
  request: ParsedRequest,
): HttpResponse {
  if (response.body instanceof Readable) response.body.destroy();
  const detail = `The upstream's ${response.status} response violates the contract. See the sl-violations header.`;
  return { ...errorResponse(new ProblemError('internal_error', detail), request), violations };
}
