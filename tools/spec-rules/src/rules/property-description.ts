import type { Oas3Rule } from '@redocly/openapi-core';

/** Every property says what it is. One that refers to a named schema takes the description from there. */
export const propertyDescription: Oas3Rule = () => ({
  SchemaProperties: {
    Schema(schema, { key, location, report }) {
      if (schema.description) return;
      report({ message: `The property "${key}" must have a description.`, location });
    },
  },
});
