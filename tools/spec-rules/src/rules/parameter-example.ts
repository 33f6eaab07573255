import type { Oas3Rule } from '@redocly/openapi-core';

/** Requires an example for every parameter: tools that make requests from the document use it. */
export const parameterExample: Oas3Rule = () => ({
  Parameter(parameter, { location, report }) {
    if (parameter.example !== undefined || Object.keys(parameter.examples ?? {}).length > 0) return;
    report({ message: `The ${parameter.in} parameter "${parameter.name}" must have an example.`, location });
  },
});
