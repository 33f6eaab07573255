import type { Operation } from '@worklane/contract';
import type { Violation } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';
import { parameterViolations } from './contract-validator.ts';
import { bodyViolations } from './json-body.ts';

/**
 * Returns the violations that Prism has found in a request with those of the contract's validators: Prism does not check JSON
 * bodies here, accepts unknown and empty parameters, and converts integers such as `01`. Where both find a violation, that of
 * the contract remains.
 */
export function allViolations(
  found: readonly Violation[],
  request: ParsedRequest,
  operation: Operation,
): readonly Violation[] {
  const ofContract = [...parameterViolations(request, operation), ...bodyViolations(request, operation)];
  const locations = new Set(ofContract.map(locationOf));
  return [...found.filter((violation) => !locations.has(locationOf(violation))), ...ofContract];
}

const locationOf = ({ location }: Violation) => location.join('/');
