import type { Oas3Rule } from '@redocly/openapi-core';

/** A body has a named schema, so that it gets a type and a validator, and at least one example. */
export const namedBodies: Oas3Rule = () => ({
  MediaType(mediaType, { key, location, report }) {
    if (Object.keys(mediaType.examples ?? {}).length === 0) {
      report({ message: `A body of ${key} must have examples.`, location });
    }
    if (String(key).startsWith('text/')) return;
    if (!mediaType.schema || !('$ref' in mediaType.schema)) {
      report({ message: `A body of ${key} must refer to a schema file.`, location: location.child('schema') });
    }
  },
});
