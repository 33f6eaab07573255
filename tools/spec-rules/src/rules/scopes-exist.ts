import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/** Of schemes that are not OAuth, what stands in the place of scopes are roles (OpenAPI 3.1, section 4.8.30). */
const roles = ['owner'];

/** The scopes that operations ask for are those that the flows of the security scheme define. */
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
          if (!defined.has(scope)) report({ message: `There is no scope "${scope}".`, location });
        }
      },
    },
  };
};
