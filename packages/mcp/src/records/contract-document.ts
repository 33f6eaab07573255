import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, schemaReading } from '@worklane/contract/openapi-reader';

/** The OpenAPI document of the contract. It is large: only what runs for a call imports it. */
export const contract = new OpenapiReader(openapi, 'The contract');

export const { alternativesOf, propertiesOf, requiredOf, typeText } = schemaReading(contract);
