import type { Oas3Rule } from '@redocly/openapi-core';

/** Requires a description for every property. A reference inherits the description of the schema. */
export const propertyDescription: Oas3Rule = () => ({
  SchemaProperties: {
    Schema(schema, { key, location, report }) {
      if (schema.description) return;
      report({ message: `The property "${key}" must have a description.`, location });
    },
  },
});
