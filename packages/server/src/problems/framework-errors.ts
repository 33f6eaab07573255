import { type ProblemCode, problems } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** What Fastify throws by itself; `statusCode` is also how other plugins tell what they mean. */
interface FrameworkError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
}

const byStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_parameter',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  413: 'body_too_large',
  414: 'invalid_parameter',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'service_unavailable',
};

/** Any error as a problem. What is not known is a fault of the service: the client learns nothing of it. */
export function problemFrom(error: unknown, { routeOptions }: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = (error ?? {}) as FrameworkError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ProblemError(
      'body_too_large',
      `The body has more than the ${routeOptions.bodyLimit} bytes that are allowed.`,
    );
  }
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new ProblemError('malformed_json', 'The body has another length than Content-Length says.');
  }
  const known = typeof statusCode === 'number' ? byStatus[statusCode] : undefined;
  if (known) return new ProblemError(known, problems[known].description, { cause: error });
  return new ProblemError('internal_error', 'The fault was recorded and will be looked at.', { cause: error });
}
