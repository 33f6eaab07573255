import type { Async3Decorator } from '@redocly/openapi-core';

/**
 * Writes `int64` for integers of more than 32 bits: Modelina, which generates models from AsyncAPI documents, ignores
 * `double-int` and would use 32 bits. Generators for OpenAPI, which would make a bigint of it, do not read this document.
 */
export const wideIntegers: Async3Decorator = () => ({
  Schema: {
    leave(schema: { format?: string }) {
      if (schema.format === 'double-int') schema.format = 'int64';
    },
  },
});
