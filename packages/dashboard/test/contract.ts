import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { recordSchemas } from '../build/record-schemas.ts';

/** What the pages get as `contract:schemas`. */
export const schemas = recordSchemas(openapi);
