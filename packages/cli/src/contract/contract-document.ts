import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';

/** The OpenAPI document of the contract. It is large: only what runs after a command is chosen imports it. */
export const contract = new OpenapiReader(openapi, 'The contract');
