import { operations } from '@worklane/contract';
import type { Case, CasesOf, ErrorCode, Expectation } from './case.ts';

/** A character of one code point and two UTF-16 units. `minLength` counts code points (JSON Schema Validation, section 6.3.2). */
const astral = '\u{1F388}';

/** Invalid authorization requests: redirected with an error if the client and its redirect URI are valid, else rejected. */
export const redirects: CasesOf = (operation, { credentials }) => {
  if (operation.id !== operations.authorize.id) return [];
  const changed = (name: string, expected: Expectation, changes: Record<string, string | undefined>): Case => ({
    name,
    needs: ['oauth'],
    expected,
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      const [path, query] = request.path.split('?');
      const parameters = new URLSearchParams(query);
      for (const [parameter, value] of Object.entries(changes)) {
        if (value === undefined) parameters.delete(parameter);
        else parameters.set(parameter, value);
      }
      return { ...request, path: `${path}?${parameters}` };
    },
  });
  const redirected = (name: string, code: ErrorCode, changes: Record<string, string | undefined>) =>
    changed(`redirects with an error: ${name}`, { status: 303, code }, changes);
  return [
    changed(
      'rejects an unregistered redirect_uri',
      { status: 400, code: 'invalid_request' },
      { redirect_uri: 'https://unregistered.example/callback' },
    ),
    changed('rejects an unknown client', { status: 400 }, { client_id: 'app_unknown' }),
    ...(credentials.client_id === undefined
      ? []
      : [changed('rejects a private client', { status: 400 }, { client_id: credentials.client_id })]),
    redirected('missing response_type', 'invalid_request', { response_type: undefined }),
    redirected('response_type token', 'unsupported_response_type', { response_type: 'token' }),
    redirected('missing scope', 'invalid_request', { scope: undefined }),
    redirected('unknown scope', 'invalid_scope', { scope: 'tasks.edit' }),
    redirected('missing state', 'invalid_request', { state: undefined }),
    redirected('state of 15 characters', 'invalid_request', { state: 'x'.repeat(15) }),
    redirected('state of 15 characters beyond the BMP', 'invalid_request', { state: astral.repeat(15) }),
  ];
};
