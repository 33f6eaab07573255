import type { Oas3Rule } from '@redocly/openapi-core';

interface Operation {
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly security?: readonly object[];
}

/** The headers that responses must declare, and the operations whose responses have them. */
const required: readonly (readonly [header: string, applies: (operation: Operation) => boolean])[] = [
  ['X-Request-Id', () => true],
  ['RateLimit-Policy', ({ responses = {} }) => '429' in responses],
  ['RateLimit', ({ responses = {} }) => '429' in responses],
  // An empty list is no authentication; without a list, the document requires it.
  ['Cache-Control', ({ security }) => security?.length !== 0],
];

/** Requires every response of an operation to declare the headers that the service sends with it. */
export const responseHeaders: Oas3Rule = () => {
  // Many operations share a response, whose problem is reported once.
  const reported = new Set<string>();
  return {
    PathsMap: {
      Operation: {
        Response(response, { key, location, report }, { Operation: operation }) {
          const declared = Object.keys(response.headers ?? {});
          for (const [header, applies] of required) {
            const problem = `${location.absolutePointer} ${header}`;
            if (declared.includes(header) || !applies(operation) || reported.has(problem)) continue;
            reported.add(problem);
            const message = `The ${key} response must declare the header ${header}.`;
            report({ message, location: location.child('headers') });
          }
        },
      },
    },
  };
};
