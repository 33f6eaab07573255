import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/** Schemes other than OAuth list roles instead of scopes (OpenAPI 3.1, section 4.8.30). */
const roles = ['owner', 'member'];

type Location = UserContext['location'];

interface Roles {
  readonly 'x-roles'?: Readonly<Record<string, { readonly except?: readonly string[] }>>;
}

/**
 * Requires that the flows of the security scheme define the scopes of all operations and roles, and that an operation requires each.
 * An unknown scope is reported once, with the number of operations, because a missing definition is one mistake.
 */
export const scopesExist: Oas3Rule = () => {
  const defined = new Map<string, Location>();
  const used = new Map<string, Location[]>();
  const excepted: [scope: string, location: Location][] = [];
  return {
    SecurityScheme(scheme, { location }) {
      if (scheme.type !== 'oauth2') return;
      for (const [name, flow] of Object.entries(scheme.flows)) {
        for (const scope of Object.keys(flow.scopes ?? {})) {
          if (!defined.has(scope)) defined.set(scope, location.child(['flows', name, 'scopes', scope]).key());
        }
      }
    },
    SecurityRequirement(requirement, { location }) {
      for (const [scheme, scopes] of Object.entries(requirement)) {
        for (const [index, scope] of scopes.entries()) {
          used.set(scope, [...(used.get(scope) ?? []), location.child([scheme, index])]);
        }
      }
    },
    Schema(schema, { location }) {
      const { 'x-roles': described = {} } = schema as Roles;
      for (const [role, { except = [] }] of Object.entries(described)) {
        for (const [index, scope] of except.entries())
          excepted.push([scope, location.child(['x-roles', role, 'except', index])]);
      }
    },
    Root: {
      leave(_root, { report }) {
        // The API of the dashboard has no scopes.
        for (const [scope, location] of excepted) {
          if (defined.size > 0 && !defined.has(scope))
            report({ message: `Unknown scope "${scope}". Correct it, or remove it.`, location });
        }
        const unknown = [...used].filter(([scope]) => !defined.has(scope) && !roles.includes(scope));
        for (const [scope, [location, ...others]] of unknown) {
          const count = others.length > 0 ? `, which ${others.length + 1} operations require` : '';
          report({
            message: `Unknown scope "${scope}"${count}. Correct it, or define it in the flows of the security scheme.`,
            ...(location && { location }),
          });
        }
        // A misspelt scope leaves the right one unused.
        if (unknown.length > 0) return;
        for (const [scope, location] of defined) {
          if (!used.has(scope))
            report({ message: `No operation requires the scope "${scope}". Use or remove it.`, location });
        }
      },
    },
  };
};
