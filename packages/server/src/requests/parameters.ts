import type { Operation, RequestParameters } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';
import type { Contract } from '../contract/contract.ts';
import { ProblemError, type ProblemViolation } from '../problems/problem-error.ts';
import { problemViolation } from '../violations/problem-violation.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { countViolations } from '../violations/violation.ts';
import { headerPicker } from './declared-headers.ts';
import { formPairs } from './form-pairs.ts';
import { formValues } from './form.ts';
import { type ParameterPlan, type PlannedParameter, parameterPlan } from './parameter-plan.ts';
import { parameterViolations } from './parameter-violations.ts';

/** Reads the parameters of requests to an operation: coerced, checked, with the defaults of the contract. */
export function parameterReader(
  contract: Contract,
  operation: Operation,
): (request: FastifyRequest) => RequestParameters {
  // One that documents no refusal has no parameters, and ignores those that it is sent.
  if (!('400' in operation.responses)) return () => ({ path: {}, query: {}, header: {} });
  const plan = parameterPlan(contract, operation);
  const pickHeaders = headerPicker(operation);
  const validate = contract.parameterValidatorOf(operation.id);
  return (request) => {
    const url = request.raw.url ?? '';
    const query = readQuery(url, plan);
    const path = readPath(request.params as Record<string, string>, plan);
    const parameters: RequestParameters = { path, query: query.values, header: pickHeaders(request) };
    const unreadable = [
      ...query.violations,
      ...unstorable('query', query.values, url),
      ...unstorable('path', path, url),
    ];
    if (unreadable.length > 0) refuse(unreadable);
    if (!validate(parameters))
      refuse(parameterViolations(contract, operation, plan, validate.errors ?? [], parameters));
    for (const { key, default: value } of plan.defaults) parameters.query[key] ??= value;
    return parameters;
  };
}

/** UTF-8 that was percent-encoded can be NUL, but never half of a surrogate pair; headers can be neither. */
const unstorable = (part: ProblemViolation['in'], values: object, url: string): ProblemViolation[] =>
  url.includes('%00') ? storageViolations(values).map((violation) => problemViolation(part, violation)) : [];

function readQuery(url: string, { query }: ParameterPlan) {
  const mark = url.indexOf('?');
  const { values, violations } = formValues(mark === -1 ? [] : formPairs(url.slice(mark + 1)));
  const read = values as Record<string, unknown>;
  for (const [key, parameter] of query) {
    const text = values[key];
    if (text !== undefined) read[key] = parameter.list ? text.split(',') : exact(text, parameter);
  }
  return { values: read, violations: violations.map((violation) => problemViolation('query', violation)) };
}

function readPath(params: Record<string, string>, { path }: ParameterPlan) {
  const read: Record<string, unknown> = {};
  for (const parameter of path) read[parameter.key] = exact(params[parameter.key] ?? '', parameter);
  return read;
}

/** Ajv would take `0x10`, `1e1`, ` 5 ` and what is beyond numbers as well; the empty text is refused for its type. */
const exact = (text: string, { integer }: PlannedParameter) => (integer && !isInteger(text) ? '' : text);

const isInteger = (text: string) => /^-?\d+$/.test(text) && Number.isFinite(Number(text));

function refuse(errors: readonly ProblemViolation[]): never {
  throw new ProblemError('invalid_parameter', countViolations(errors.length, 'parameter'), { errors });
}
