import type { Operation, RequestParameters, ValidationError } from '@worklane/contract';
import type { ContractDocument, Schema } from '../contract/document.ts';
import type { ProblemViolation } from '../problems/problem-error.ts';
import { below, segmentsOf } from '../violations/pointer.ts';
import { problemViolation } from '../violations/problem-violation.ts';
import { violationsOf } from '../violations/schema-violations.ts';
import type { ParameterPlan } from './parameter-plan.ts';

/** What the validator of an operation's parameters reports: each with its part, headers by their written names. */
export function parameterViolations(
  contract: ContractDocument,
  operation: Operation,
  { header }: ParameterPlan,
  errors: readonly ValidationError[],
  values: RequestParameters,
): ProblemViolation[] {
  const headerNames = new Map(header.map(({ key, name }) => [key, name]));
  const judged = { contract, value: values, schema: partsSchema(contract, operation), noun: 'parameter' } as const;
  return violationsOf(errors, judged).map((violation) => {
    const [part, ...way] = segmentsOf(violation.pointer) as [ProblemViolation['in'], ...string[]];
    const written = part === 'header' ? way.map((name) => headerNames.get(name) ?? name) : way;
    return problemViolation(part, { ...violation, pointer: written.reduce(below, '') });
  });
}

/** The schema of `{path, query, header}`, as far as violations are told by it. */
const partsSchema = (contract: ContractDocument, { id }: Operation): Schema => {
  const parameters = contract.parametersOf(id);
  const part = (name: string) => ({
    title: id,
    properties: Object.fromEntries(
      parameters.filter((parameter) => parameter.in === name).map(({ name: key, schema }) => [key, schema]),
    ),
  });
  return { properties: { path: part('path'), query: part('query'), header: part('header') } };
};
