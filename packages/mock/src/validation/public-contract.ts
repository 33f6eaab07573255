import { operations, patternMessages } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import * as parameterValidators from '@worklane/contract/parameter-validators';
import type { ViolationsOf } from '@worklane/contract/requests';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { Contract, Router, violationsOf } from '@worklane/runtime';

/** The public API. */
export const publicContract = new Contract({
  operations,
  document,
  schemaValidators,
  parameterValidators,
  patternMessages,
});

export const router = new Router(publicContract.operations);

/** Returns the violations of a schema in a value that the model derives from a body. */
export const bodyViolations: ViolationsOf = violationsOf(publicContract);
