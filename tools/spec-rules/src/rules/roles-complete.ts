import type { Location, Oas3Rule } from '@redocly/openapi-core';

interface Roles {
  readonly enum?: readonly string[];
  readonly 'x-roles'?: Readonly<Record<string, { readonly except?: readonly string[] }>>;
}

/** Requires that `x-roles` describes the values of its enumeration, and that the scopes which it excludes exist. */
export const rolesComplete: Oas3Rule = () => {
  const scopes = new Set<string>();
  const excluded: { scope: string; location: Location }[] = [];
  return {
    SecurityScheme(scheme) {
      if (scheme.type !== 'oauth2') return;
      for (const flow of Object.values(scheme.flows))
        for (const scope of Object.keys(flow.scopes ?? {})) scopes.add(scope);
    },
    Schema(schema, { location, report }) {
      const { enum: values = [], 'x-roles': roles } = schema as Roles;
      if (!roles) return;
      const at = location.child(['x-roles']);
      for (const value of values.filter((each) => !Object.hasOwn(roles, each))) {
        report({
          message: `The role "${value}" has no entry in x-roles. Add its label, description and scopes.`,
          location: at,
        });
      }
      for (const [role, { except = [] }] of Object.entries(roles)) {
        if (!values.includes(role)) {
          report({ message: `"${role}" is not a value of the enumeration.`, location: at.child([role]).key() });
        }
        excluded.push(...except.map((scope, index) => ({ scope, location: at.child([role, 'except', index]) })));
      }
    },
    Root: {
      leave(_root, { report }) {
        // The API of the dashboard has no scopes.
        if (scopes.size === 0) return;
        for (const { scope, location } of excluded.filter((each) => !scopes.has(each.scope))) {
          report({ message: `Unknown scope "${scope}". Correct it, or remove it.`, location });
        }
      },
    },
  };
};
