import { OAuthError } from './oauth-error.ts';

/** The parameters of a form or a query, by name. An empty one counts as absent (RFC 6749, section 3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** @throws OAuthError for a parameter that is given twice: invalid_target for `resource`, else invalid_request */
export function readOAuthParameters(pairs: URLSearchParams): Parameters {
  const parameters: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs) {
    if (name in parameters) {
      const code = name === 'resource' ? 'invalid_target' : 'invalid_request';
      throw new OAuthError(code, `${name} must be given only once`);
    }
    parameters[name] = value;
  }
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}
