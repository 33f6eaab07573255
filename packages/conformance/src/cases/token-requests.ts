import { operations } from '@worklane/contract';
import { requestExamples } from '../contract/document.ts';
import type { Case, CasesOf, ErrorCode } from './case.ts';

/** Invalid requests of an authenticated client to the token endpoint (RFC 6749, section 5.2). */
export const tokenRequests: CasesOf = (operation, { credentials }) => {
  if (operation.id !== operations.createToken.id || credentials.client_id === undefined) return [];
  const example = requestExamples(operation).find(({ name }) => name === 'client_credentials');
  if (!example) return [];
  const rejection = (name: string, code: ErrorCode, changes: Record<string, string | undefined>): Case => ({
    name,
    needs: ['oauth'],
    expected: { status: 400, code },
    async request({ fixtures }) {
      const form = { ...((await fixtures.bodyFor(operation, example.value)) as object), ...changes };
      const value = Object.fromEntries(Object.entries(form).filter(([, each]) => each !== undefined));
      return fixtures.validRequest(operation, { body: { mediaType: example.mediaType, value } });
    },
  });
  return [
    rejection('rejects an unknown grant_type', 'unsupported_grant_type', { grant_type: 'password' }),
    rejection('rejects a missing organization_id', 'invalid_request', { organization_id: undefined }),
    rejection('rejects a missing scope', 'invalid_request', { scope: undefined }),
    rejection('rejects another organization', 'invalid_request', { organization_id: '9007199254740991' }),
    rejection('rejects the grant of a public client', 'unauthorized_client', {
      ...{ grant_type: 'authorization_code', code: 'unknown', redirect_uri: 'https://app.example/callback' },
      ...{ organization_id: undefined, scope: undefined },
    }),
    rejection('rejects an unknown resource', 'invalid_target', { resource: 'https://api.example.com/unknown' }),
    rejection('rejects an unknown scope', 'invalid_scope', { scope: 'tasks.edit' }),
    rejection('rejects scopes that are separated by a comma', 'invalid_scope', { scope: 'tasks.read,contacts.read' }),
  ];
};
