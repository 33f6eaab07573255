import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import { ProblemError, type Violation } from '@worklane/model';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { isError, violationsOf } from '../http/violation.ts';
import { withGrantSchema } from '../validation/form-discriminator.ts';
import { invalidRequest } from '../validation/invalid-request.ts';
import { withoutJsonBody } from '../validation/json-body.ts';
import { type Forward, type PrismOperation, prism } from '../validation/prism.ts';
import { allViolations } from '../validation/prism-violations.ts';
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
      const { upstreamResponse, violations } = await forwardAndValidate(request, operation, options);
      // Lets a server implement one operation after the other, as Prism does.
      if (upstreamResponse.response.status === 501) return options.mock.handle(request);
      if (options.errors && violations.some(isError)) throw invalidResponse(upstreamResponse, violations);
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

interface ValidatedResponse {
  readonly upstreamResponse: UpstreamResponse;
  readonly violations: readonly Violation[];
}

async function forwardAndValidate(
  request: ParsedRequest,
  operation: Operation,
  options: ProxyHandlerOptions,
): Promise<ValidatedResponse> {
  const prismOperation = await prism.operation(operation);
  let upstreamResponse: UpstreamResponse | undefined;
  // Prism passes the violations of the request to `forward`; it only returns them at the end.
  const forward: Forward = (input) => () => async () => {
    try {
      const violations = allViolations(violationsOf('request', input.validations), request, operation);
      if (options.errors && violations.some(isError)) throw invalidRequest(violations, request, operation);
      upstreamResponse = await fetchUpstream(options.upstream, request);
      return { _tag: 'Right', right: upstreamResponse.prismResponse };
    } catch (error) {
      return { _tag: 'Left', left: error as Error };
    }
  };
  const bodiless = withoutJsonBody(prismOperation, request);
  const validated = grantOperation(bodiless.operation, request, options);
  const { validations } = await prism.run(bodiless.request, validated, prismConfig(options), forward);
  const received = upstreamResponse as UpstreamResponse | undefined;
  if (!received) throw new Error('Prism returned without forwarding the request.');
  const ofRequest = allViolations(violationsOf('request', validations.input), request, operation);
  const ofResponse = violationsOf('response', validations.output).filter(
    ({ location }) => received.hasValue || location[1] !== 'body',
  );
  return {
    upstreamResponse: received,
    violations: [...ofRequest, ...ofResponse, ...received.violations],
  };
}

const prismConfig = ({ errors, upstream }: ProxyHandlerOptions) =>
  ({
    isProxy: true,
    validateRequest: true,
    checkSecurity: true,
    validateResponse: true,
    errors,
    upstream,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  }) as const;

/** If violations are only reported, a form without a known grant is validated against all grants. */
function grantOperation(
  operation: PrismOperation,
  { body }: ParsedRequest,
  { errors }: ProxyHandlerOptions,
): PrismOperation {
  try {
    return withGrantSchema(operation, body.value);
  } catch (error) {
    if (error instanceof ProblemError && !errors) return operation;
    throw error;
  }
}

function invalidResponse({ response }: UpstreamResponse, violations: readonly Violation[]): ProblemError {
  if (response.body instanceof Readable) response.body.destroy();
  const detail = `The upstream's ${response.status} response violates the contract. See the sl-violations header.`;
  return new ProblemError('internal_error', detail, { violations });
}
