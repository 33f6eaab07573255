import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/** Schemes other than OAuth list roles instead of scopes (OpenAPI 3.1, section 4.8.30). */
const roles = ['owner'];

/** Requires that the flows of the security scheme define the scopes of all operations. */
export const scopesExist: Oas3Rule = () => {
  const defined = new Set(roles);
  const used: { scope: string; location: UserContext['location'] }[] = [];
  return {
    SecurityScheme(scheme) {
      if (scheme.type !== 'oauth2') return;
      for (const flow of Object.values(scheme.flows)) {
        for (const scope of Object.keys(flow.scopes ?? {})) defined.add(scope);
      }
    },
    SecurityRequirement(requirement, { location }) {
      for (const [scheme, scopes] of Object.entries(requirement)) {
        for (const scope of scopes) used.push({ scope, location: location.child(scheme) });
      }
    },
    Root: {
      leave(_root, { report }) {
        for (const { scope, location } of used) {
          if (!defined.has(scope)) report({ message: `Unknown scope "${scope}".`, location });
        }
      },
    },
  };
};
