import type { Oas3Rule } from '@redocly/openapi-core';

interface Operation {
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly security?: readonly object[];
}

/** Headers, whether they are sent with every response that declares them, and the responses that must declare them. */
const expectations: readonly (readonly [
  header: string,
  isAlwaysSent: boolean,
  applies: (operation: Operation, status: string) => boolean,
])[] = [
  ['X-Request-Id', true, () => true],
  // A service can have no limit.
  ['RateLimit-Policy', false, ({ responses = {} }) => '429' in responses],
  ['RateLimit', false, ({ responses = {} }) => '429' in responses],
  // An empty list is no authentication; without a list, the document requires it.
  ['Cache-Control', true, ({ security }) => security?.length !== 0],
  ['Location', true, (_operation, status) => /^30[1-378]$/.test(status)],
  ['ETag', true, () => false],
  ['Retry-After', true, (_operation, status) => /^(?:429|503)$/.test(status)],
];

/** Requires every response of an operation to declare the headers that the service sends with it, and which are always sent. */
export const responseHeaders: Oas3Rule = () => {
  // Many operations share a response, whose problem is reported once.
  const reported = new Set<string>();
  return {
    PathsMap: {
      Operation: {
        Response(response, { key, location, report, resolve }, { Operation: operation }) {
          for (const [header, isAlwaysSent, applies] of expectations) {
            const problem = `${location.absolutePointer} ${header}`;
            const declared = response.headers?.[header];
            const isValid = declared
              ? !isAlwaysSent || resolve(declared).node?.required
              : !applies(operation, String(key));
            if (isValid || reported.has(problem)) continue;
            reported.add(problem);
            const message = `The ${key} response must declare the header ${header}${declared ? ' as required, because it is always sent' : ''}.`;
            report({ message, location: location.child(declared ? ['headers', header] : 'headers') });
          }
        },
      },
    },
  };
};
