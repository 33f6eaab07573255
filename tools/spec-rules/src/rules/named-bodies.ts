import type { Oas3Rule } from '@redocly/openapi-core';

/** Requires a named schema, which gets a type and a validator, and an example for every body. Text has no named schema. */
export const namedBodies: Oas3Rule = () => ({
  MediaType(mediaType, { key, location, report }) {
    if (Object.keys(mediaType.examples ?? {}).length === 0) {
      report({ message: `The ${key} body must have examples.`, location });
    }
    if (/^(text\/|application\/x-ndjson$)/.test(String(key))) return;
    if (!mediaType.schema || !('$ref' in mediaType.schema)) {
      report({ message: `The ${key} body must reference a schema file.`, location: location.child('schema') });
    }
  },
});
