import { OAuthParameterLimits } from '@worklane/contract/requests';
import { contract } from '../contract-document.ts';
import { OAuthError } from './oauth-error.ts';

/** The parameters of a form or a query, by name. An empty one counts as absent (RFC 6749, section 3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>;

const limits = new OAuthParameterLimits(contract);

/** Returns the parameters of a query, cut to their maximum length; of one that is given twice, the first. */
export const queryParameters = (pairs: URLSearchParams): Parameters =>
  Object.fromEntries(
    [...pairs]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, limits.shortened(name, value)] as const)
      .reverse(),
  );

/** @throws OAuthError for a parameter that is given twice: invalid_target for `resource`, else invalid_request */
export function requireOnce(pairs: URLSearchParams, names: Iterable<string> = pairs.keys()): void {
  for (const name of names) {
    if (pairs.getAll(name).length < 2) continue;
    const code = name === 'resource' ? 'invalid_target' : 'invalid_request';
    throw new OAuthError(code, `'${name}' parameter must not be provided twice`);
  }
}

/** Returns the parameters of a form. @throws OAuthError for a parameter that is too long or given twice */
export function formParameters(pairs: URLSearchParams, authorization: string | undefined): Parameters {
  const tooLong = limits.lengthViolation(pairs, authorization);
  if (tooLong !== undefined) throw new OAuthError('invalid_request', tooLong);
  requireOnce(pairs);
  return queryParameters(pairs);
}

/** @throws OAuthError invalid_request */
export function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new OAuthError('invalid_request', `missing required parameter '${name}'`);
  return value;
}
