import type { OpenapiDocument } from '../documents.ts';
import { constant, type GeneratedFile, sourceFile, union } from './source-file.ts';

/** The catalogue of scopes, with what each allows. */
export function scopesFile(document: OpenapiDocument): GeneratedFile {
  const { scopes } = document.components.securitySchemes.oauth2.flows.authorizationCode;
  return sourceFile(
    'scopes.ts',
    'specs/openapi/components/security-schemes',
    constant('scopes', 'Every scope, with what it allows.', scopes, 'Record<string, string>'),
    union('Scope', 'The name of a scope.', Object.keys(scopes)),
  );
}
