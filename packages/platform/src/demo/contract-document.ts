import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';

/** The contract, whose examples the demo data contains. */
export const contract = new OpenapiReader(document);
