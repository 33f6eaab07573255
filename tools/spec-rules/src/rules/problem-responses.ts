import type { Oas3Rule } from '@redocly/openapi-core';

/** Requires problem responses (RFC 9457) for errors. OAuth endpoints may return the errors of RFC 6749. */
export const problemResponses: Oas3Rule = () => ({
  PathsMap: {
    Operation: {
      Response(response, { key, location, parent, report, resolve }) {
        if (Number(key) < 400) return;
        for (const [mediaType, expected] of [
          ['application/problem+json', 'Problem'],
          ['application/json', 'OAuthError'],
        ] as const) {
          const schema = response.content?.[mediaType]?.schema;
          const target = schema && resolve(schema).node;
          if (target && (target as { title?: string }).title === expected) return;
        }
        report({
          message: `The ${key} response must be application/problem+json with the schema Problem.`,
          location: parent ? location : location.child('content'),
        });
      },
    },
  },
});
