import { publicContract } from '../contract/public-contract.ts';
import type { ProblemViolation } from '../problems/problem-error.ts';
import { problemViolation } from '../violations/problem-violation.ts';
import { schemaViolations } from './schema-violations.ts';

/**
 * What is wrong with a value by a schema of the public contract, as a problem lists it. Request bodies are checked before a
 * handler sees them; this is for what a handler makes of them, such as a record after a merge patch.
 */
export const bodyViolations = (schema: string, value: unknown): ProblemViolation[] =>
  schemaViolations(publicContract, schema, value).map((violation) => problemViolation('body', violation));
