import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';

/** Returns the catalogue of scopes with their descriptions. */
export function scopesFile(openapi: OpenapiReader): GeneratedFile {
  const scopes = scopesOf(openapi);
  return sourceFile(
    'scopes.ts',
    'specs/openapi/components/security-schemes.yaml',
    constant('scopes', 'Every scope, with its description.', scopes, 'Record<string, string>'),
    union('Scope', 'The name of a scope.', Object.keys(scopes)),
  );
}

/** Returns the descriptions of the scopes, by name. */
export const scopesOf = ({ document }: OpenapiReader): Readonly<Record<string, string>> =>
  document.components.securitySchemes?.oauth2?.flows?.authorizationCode?.scopes ?? {};
