import { OAuthError } from './oauth-error.ts';

/** Checks the syntax of a `code_challenge` or `code_verifier` (RFC 7636, section 4). @throws OAuthError invalid_request */
export function requirePkceSyntax(name: string, value: string): void {
  const invalid = (violation: string) => new OAuthError('invalid_request', `${name} ${violation}`);
  if (value.length < 43) throw invalid('must be a string with a minimum length of 43 characters');
  if (value.length > 128) throw invalid('must be a string with a maximum length of 128 characters');
  if (/[^\w.\-~]/.test(value)) throw invalid('contains invalid characters');
}
