import type { UserContext } from '@redocly/openapi-core';
import { isCopy } from '../preprocessors/inline-property-references.ts';

const int32 = { min: -(2 ** 31), max: 2 ** 31 - 1 };

/**
 * Requires limits for every integer, and the format that tells generators its width: `int32`, or `double-int` of the OpenAPI
 * format registry for integers that a double stores exactly. Generators turn `int64` into bigint, which JSON cannot contain.
 */
export const integerFormat = () => ({
  Schema(schema: { type?: unknown; format?: string; minimum?: number; maximum?: number }, context: UserContext) {
    const { location, report } = context;
    if (![schema.type].flat().includes('integer') || isCopy(schema)) return;
    const { minimum, maximum } = schema;
    if (!Number.isSafeInteger(minimum) || !Number.isSafeInteger(maximum)) {
      report({
        message: `An integer must have minimum and maximum, from ${-Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`,
        location,
      });
      return;
    }
    const format = Number(minimum) >= int32.min && Number(maximum) <= int32.max ? 'int32' : 'double-int';
    if (schema.format === format) return;
    report({
      message: `An integer from ${minimum} to ${maximum} must have format: ${format}.`,
      location: schema.format === undefined ? location : location.child('format'),
    });
  },
});
