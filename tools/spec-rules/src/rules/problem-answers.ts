import type { Oas3Rule } from '@redocly/openapi-core';

/** Answers of 400 and above are problems (RFC 9457); the OAuth endpoints may answer errors of RFC 6749. */
export const problemAnswers: Oas3Rule = () => ({
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
          message: `The answer ${key} must be application/problem+json with the schema Problem.`,
          location: parent ? location : location.child('content'),
        });
      },
    },
  },
});
