import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * Requires that every operation declares its security, so that none gets that of the document by mistake, and that the
 * responses 401 and 403 have a cause.
 */
export const operationSecurity: Oas3Rule = () => ({
  PathsMap: {
    Operation(operation, { key, location, report }) {
      const { operationId, responses = {} } = operation;
      const security = operation.security as Record<string, string[]>[] | undefined;
      if (!security) {
        const message = `${operationId} must declare security: its scheme with its scopes, or [] if it is public.`;
        report({ message, location: location.key() });
        return;
      }
      const at = location.child('security').key();
      if ('401' in responses && security.every((alternative) => Object.keys(alternative).length === 0)) {
        report({
          message: `${operationId} has a 401 response, but requires no credentials. Add a scheme.`,
          location: at,
        });
        return;
      }
      const isRestricted = security.some(
        (alternative) => Object.values(alternative).flat().length > 0 || Object.keys(alternative).length > 1,
      );
      if ('403' in responses && !isRestricted) {
        const message = `${operationId} has a 403 response, but requires no scope. Add the scope to ${String(key)}.security.`;
        report({ message, location: at });
      }
    },
  },
});
