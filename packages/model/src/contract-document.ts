import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';

/** The OpenAPI document of the contract. */
export const contract = new OpenapiReader(openapi, 'The contract');
