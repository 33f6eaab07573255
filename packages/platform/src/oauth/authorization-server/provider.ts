import type { IssueClientToken, IssueToken } from '../tokens/issue-access-token.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { clientCredentialsGrant, clientCredentialsParameters } from './client-credentials-grant.ts';
import { ruleClients } from './clients.ts';
import { bindGrants, issueForMembers } from './member-tokens.ts';
import { Provider } from './oidc-provider.ts';
import { type CallProvider, providerCaller } from './provider-call.ts';
import { providerConfiguration } from './provider-configuration.ts';

export interface ProviderOptions extends RevocationDependencies {
  baseUrl: string;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Signs and records. */
  issueToken: IssueToken;
  issueClientToken: IssueClientToken;
  accessTokenSeconds: number;
}

/** oidc-provider, told to be the authorization server of the contract and nothing else. */
export async function openProvider(
  options: ProviderOptions,
): Promise<{ provider: Provider; callProvider: CallProvider }> {
  const { baseUrl, issueToken, issueClientToken, accessTokenSeconds } = options;
  const provider = new Provider(baseUrl, await providerConfiguration(options));
  // Whether a proxy is in front does not matter: what the provider sees is written by `providerRequest`.
  provider.proxy = true;
  const callProvider = providerCaller(provider);
  keepNoSessions(provider);
  ruleClients(provider);
  bindGrants(provider);
  issueForMembers(provider, issueToken, accessTokenSeconds);
  provider.registerGrantType(
    'client_credentials',
    clientCredentialsGrant(issueClientToken, accessTokenSeconds),
    clientCredentialsParameters,
  );
  return { provider, callProvider };
}

/**
 * Who is signed in is asked of our own sessions, each time: a session of the provider's, kept in the browser, could
 * carry one person's sign-in to the next.
 */
function keepNoSessions({ Session }: Provider): void {
  Object.assign(Session, {
    get: async (ctx: { oidc: { entity(name: string, value: unknown): void } }) => {
      const session = Object.assign(new Session(), { destroyed: true });
      ctx.oidc.entity('Session', session);
      return session;
    },
  });
}
