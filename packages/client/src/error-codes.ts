import type { problems, schemas } from '@worklane/contract';

/** Why the authorization server refused (RFC 6749, section 5.2). */
export type OAuthErrorCode = schemas.OAuthError['error'];

/**
 * What the client finds by itself.
 *
 * - `network_error`: nothing came back, or not all of it
 * - `timeout`: not answered in time
 * - `aborted`: your `AbortSignal` said so; `cause` is its reason
 * - `unexpected_answer`: not what the contract says; most often something else answers at `baseUrl`
 * - `organization_unknown`: the token does not say which organization it is bound to
 * - `signed_out`: there are no tokens yet, or no refresh token to renew them
 * - `state_mismatch`, `issuer_mismatch`: the authorization response is not the answer to this request
 */
export type ClientErrorCode =
  | 'network_error'
  | 'timeout'
  | 'aborted'
  | 'unexpected_answer'
  | 'organization_unknown'
  | 'signed_out'
  | 'state_mismatch'
  | 'issuer_mismatch';

/** Everything that can go wrong. */
export type ErrorCode = schemas.ProblemCode | OAuthErrorCode | ClientErrorCode;

type Problems = typeof problems;

/** The HTTP status that comes with a code; undefined where nothing was answered. */
export type StatusOf<Code extends ErrorCode> = Code extends keyof Problems
  ? Problems[Code]['status']
  : Code extends schemas.ProblemCode | OAuthErrorCode | 'unexpected_answer'
    ? number
    : undefined;
