import { operations, patternMessages } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import * as parameterValidators from '@worklane/contract/parameter-validators';
import type { ViolationsOf } from '@worklane/contract/requests';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { Contract, type ContractVersions, violationsOf } from '@worklane/runtime';

/** The public API. */
export const publicContract = new Contract({
  operations,
  document,
  schemaValidators,
  parameterValidators,
  patternMessages,
});

/** The dated versions of the public API, for what is sent other than in responses. */
export const contractVersions: ContractVersions = publicContract.versions;

/**
 * Returns the violations of a schema, as a problem lists them. Request bodies are validated before a handler is called; this is for
 * values that a handler derives from them, such as a record after a merge patch.
 */
export const bodyViolations: ViolationsOf = violationsOf(publicContract);
