import type { Client, KoaContextWithOIDC } from 'oidc-provider';
import type { Application } from '../clients/find-application.ts';
import { applicationOf } from './clients.ts';
import { errors } from './oidc-provider.ts';

const { InvalidRequest, InvalidScope } = errors;

type Rule = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => void;

const shortestState = 16;
const longestState = 1024;

/** What the contract asks of an authorization request beyond what oidc-provider does; a refusal goes to the client. */
export const parameterRules: Record<'state' | 'scope', Rule> = {
  state(_ctx, state) {
    if (state === undefined) throw new InvalidRequest('state is required');
    if (state.length < shortestState || state.length > longestState) {
      throw new InvalidRequest(`state must have ${shortestState} to ${longestState} characters`);
    }
    // RFC 6749, appendix A.5.
    if (/\p{Cc}/u.test(state)) throw new InvalidRequest('state must not have control characters');
  },
  scope(_ctx, scope, client) {
    requireScopes(scope, applicationOf(client));
  },
};

/**
 * The scopes that an application asks for; it must be allowed all of them.
 * @throws InvalidRequest, InvalidScope
 */
export function requireScopes(scope: string | undefined, { scopes: allowed }: Pick<Application, 'scopes'>): string[] {
  const scopes = parseScope(scope);
  if (scope === undefined || scopes.length === 0) throw new InvalidRequest('scope is required');
  const refused = scopes.filter((each) => !allowed.includes(each));
  if (refused.length === 0) return scopes;
  throw new InvalidScope('the application may not ask for these scopes', refused.join(' '));
}

/** The scopes of a parameter, each once. */
export const parseScope = (scope = ''): string[] => [...new Set(scope.split(' ').filter((each) => each !== ''))];
