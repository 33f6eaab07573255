import { type Role, roles } from '@worklane/contract';

/** Returns those of the scopes that a role includes. */
export const scopesOfRole = <Scope extends string>(role: Role, scopes: readonly Scope[]): Scope[] => {
  const included: readonly string[] = roles[role].scopes;
  return scopes.filter((scope) => included.includes(scope));
};

interface RoleInOrganization {
  readonly name: string;
  readonly role: Role;
}

/** The scopes that a role does not include, with the organizations in which a person has the role. */
export interface ExcludedScopes {
  readonly role: Role;
  readonly organizations: readonly string[];
  readonly scopes: readonly string[];
}

/** Returns what each role of a person does not include of the requested scopes, without roles that include all. */
export const excludedScopes = (
  scopes: readonly string[],
  organizations: readonly RoleInOrganization[],
): ExcludedScopes[] =>
  [...Map.groupBy(organizations, ({ role }) => role)].flatMap(([role, having]) => {
    const included = scopesOfRole(role, scopes);
    const excluded = scopes.filter((scope) => !included.includes(scope));
    return excluded.length === 0 ? [] : [{ role, organizations: having.map(({ name }) => name), scopes: excluded }];
  });
