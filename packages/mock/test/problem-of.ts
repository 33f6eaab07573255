import { problems } from '@worklane/contract';
import { expect } from 'vitest';
import { faults } from './response-checks.ts';

/** The problem of an answer, once it is one: by its schema, its status, its title and its request id. */
export async function problemOf(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(faults(problem, { $ref: '#/components/schemas/Problem' })).toEqual([]);
  const known = problems[problem.code as keyof typeof problems];
  expect(problem).toMatchObject({ type: `/docs/problems#${problem.code}`, status: known.status, title: known.title });
  expect(response.status).toBe(known.status);
  expect(problem.request_id).toBe(response.headers.get('X-Request-Id'));
  return problem;
}
