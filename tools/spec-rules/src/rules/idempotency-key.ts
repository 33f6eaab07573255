import type { Oas3Operation, Oas3Rule } from '@redocly/openapi-core';

/** The methods without an effect (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['get', 'head', 'options', 'trace']);

/**
 * Requires every operation with an effect to support an `Idempotency-Key`, so that clients can repeat it after a lost response.
 * Operations without an access token are exempt, and reject the header: those of OAuth and of the dashboard.
 */
export const idempotencyKey: Oas3Rule = () => ({
  PathsMap: {
    Operation(operation, { key, location, report, resolve }) {
      if (safeMethods.has(String(key)) || !takesAccessToken(operation)) return;
      const { operationId, parameters = [], responses = {} } = operation;
      const target = <T>(node: unknown) => resolve(node as { $ref: string }).node as T | undefined;
      const names = parameters.map((each) => target<{ name: string }>(each)?.name);
      if (!names.includes('Idempotency-Key')) {
        const message = `${operationId} has an effect. Add the parameter components/parameters.yaml#/IdempotencyKey.`;
        report({ message, location: location.key() });
        return;
      }
      for (const [status, response] of Object.entries(responses)) {
        const headers = target<{ headers?: object }>(response)?.headers ?? {};
        if (!status.startsWith('2') || 'Idempotency-Replayed' in headers) continue;
        const message = `The ${status} response of ${operationId} must declare the header Idempotency-Replayed.`;
        report({ message, location: location.child(['responses', status]).key() });
      }
    },
  },
});

const takesAccessToken = ({ security = [] }: Oas3Operation) => security.some((alternative) => 'oauth2' in alternative);
