import { scopes as catalogue } from '../generated/scopes.ts';

/** The lengths to which an error description quotes scopes. */
const maxQuotedScopes = 5;
const maxQuotedLength = 64;

/**
 * Names the rejected scopes of a request.
 * @param reason why scopes of the contract are rejected, such as `the user did not grant`
 */
export function describeRejectedScopes(rejected: readonly string[], reason: string): string {
  const [known, unknown] = [rejected.filter(isScope), rejected.filter((each) => !isScope(each))];
  const hint = unknown.some((each) => each.includes(',')) ? ' (separate scopes with spaces, not commas)' : '';
  return [
    ...(unknown.length > 0 ? [`unknown scope: ${quoteScopes(unknown)}${hint}`] : []),
    ...(known.length > 0 ? [`${reason} ${quoteScopes(known)}`] : []),
  ].join('; ');
}

const isScope = (value: string): boolean => Object.hasOwn(catalogue, value);

const quoteScopes = (scopes: readonly string[]): string =>
  [
    ...scopes.slice(0, maxQuotedScopes).map((each) => each.slice(0, maxQuotedLength)),
    ...(scopes.length > maxQuotedScopes ? ['...'] : []),
  ].join(' ');
