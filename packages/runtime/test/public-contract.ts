import { operations, patternMessages } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import * as parameterValidators from '@worklane/contract/parameter-validators';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { Contract } from '../src/contract.ts';

/** The public API. */
export const publicContract = new Contract({
  operations,
  document,
  schemaValidators,
  parameterValidators,
  patternMessages,
});
