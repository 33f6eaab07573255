import { violationsOf } from '../http/violation.ts';
import { withoutJsonBody } from './json-body.ts';
import { prism } from './prism.ts';
import { allViolations } from './prism-violations.ts';
import type { RequestValidator } from './request-validator.ts';

/** Validates requests with Prism and the compiled validators of the contract. */
export const prismValidator: RequestValidator = async (request, operation) => {
  const bodiless = withoutJsonBody(await prism.operation(operation), request);
  const found = await prism.validate(bodiless.request, bodiless.operation);
  return allViolations(violationsOf('request', found), request, operation);
};
