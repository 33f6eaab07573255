import type { IssueApplicationToken } from '../clients/issue-client-token.ts';
import type { IssueToken } from '../tokens/issue-token.ts';
import { clientCredentialsGrant, clientCredentialsParameters } from './client-credentials-grant.ts';
import { ruleClients } from './clients.ts';
import { bindGrants, issueForMembers } from './member-tokens.ts';
import { Provider } from './oidc-provider.ts';
import { type CallProvider, providerCaller } from './provider-call.ts';
import { providerConfiguration } from './provider-configuration.ts';
import type { EndAccessContext } from './revoke-access.ts';

export interface ProviderOptions extends EndAccessContext {
  baseUrl: string;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Signs and records. */
  issueToken: IssueToken;
  issueApplicationToken: IssueApplicationToken;
  accessTokenSeconds: number;
}

/** oidc-provider, told to be the authorization server of the contract and nothing else. */
export async function openProvider(
  options: ProviderOptions,
): Promise<{ provider: Provider; callProvider: CallProvider }> {
  const { baseUrl, issueToken, issueApplicationToken, accessTokenSeconds } = options;
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
    clientCredentialsGrant(issueApplicationToken, accessTokenSeconds),
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
