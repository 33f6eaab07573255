import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';
import { scopesOf } from './scopes.ts';

/** Returns the catalogue of the roles of members, with their scopes. */
export function rolesFile(openapi: OpenapiReader): GeneratedFile {
  const everyScope = Object.keys(scopesOf(openapi));
  const roles = Object.entries(openapi.document.components.schemas.MemberRole?.['x-roles'] ?? {}).map(
    ([name, { label, description, scopes, except = [] }]) => {
      const allowed = scopes === 'all' ? everyScope : everyScope.filter((scope) => scope.endsWith('.read'));
      return [name, { label, description, scopes: allowed.filter((scope) => !except.includes(scope)) }] as const;
    },
  );
  return sourceFile(
    'roles.ts',
    'specs/schemas/member/MemberRole.yaml',
    `import type { RoleInfo } from '../catalogues.ts';\n`,
    constant('roles', 'Every role of members.', Object.fromEntries(roles), 'Record<string, RoleInfo>'),
    union('Role', 'The name of a role.', Object.keys(Object.fromEntries(roles))),
  );
}
