import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

type Responses = Record<string, { headers?: object; $ref?: string }>;

/** The headers of all answers of the contract, for `Access-Control-Expose-Headers`. */
export const exposedHeaders = readHeaderNames().join(', ');

function readHeaderNames(): string[] {
  const inline = Object.values(openapi.paths).flatMap((path) =>
    Object.values(path).flatMap(({ responses = {} }: { responses?: Responses }) => Object.values(responses)),
  );
  const shared: object[] = Object.values(openapi.components.responses);
  const names = [...inline, ...shared].flatMap((response) =>
    Object.keys((response as { headers?: object }).headers ?? {}),
  );
  return [...new Set([...names, 'sl-violations'])].sort();
}
