import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { scopesOf } from './scopes.ts';

/** Returns the catalogue of the applications that every installation has. */
export function firstPartyApplicationsFile(openapi: OpenapiReader): GeneratedFile {
  const everyScope = Object.keys(scopesOf(openapi));
  const applications = Object.entries(openapi.document['x-first-party-applications'] ?? {}).map(
    ([clientId, { name, redirect_uris: redirectUris = [], scopes }]) =>
      [clientId, { name, redirectUris, scopes: scopes === 'all' ? everyScope : scopes }] as const,
  );
  return sourceFile(
    'first-party-applications.ts',
    'specs/openapi/openapi.yaml',
    `import type { FirstPartyApplication } from '../catalogues.ts';\n`,
    constant(
      'firstPartyApplications',
      'The applications of Worklane itself, by client ID.',
      Object.fromEntries(applications),
      'Record<string, FirstPartyApplication>',
    ),
  );
}
