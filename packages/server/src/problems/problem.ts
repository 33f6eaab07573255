import type { schemas } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';
import type { ProblemError } from './problem-error.ts';
import { listedViolations } from '../violations/violation.ts';
import { instanceOf } from './instance.ts';

/** `maxLength` and `maxItems` of the schema Problem. */
const most = { detail: 2000, referencedBy: 20 };

/** A refusal as it is answered (RFC 9457). */
export function problemOf(error: ProblemError, request: FastifyRequest): schemas.Problem {
  return {
    type: `/docs/problems#${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail.slice(0, most.detail),
    instance: instanceOf(request.raw.url ?? ''),
    code: error.code,
    ...(error.errors?.length && { errors: error.errors.slice(0, listedViolations) }),
    ...(error.referencedBy?.length && { referenced_by: error.referencedBy.slice(0, most.referencedBy) }),
    request_id: request.id,
  };
}
