import type { Client, ClientMetadata } from 'oidc-provider';
import { matchesSecret } from '../clients/client-secret.ts';
import type { Application } from '../clients/find-application.ts';
import { errors, Provider } from './oidc-provider.ts';

/** An application as oidc-provider knows its clients; it goes along whole. */
export const clientMetadata = (application: Application): ClientMetadata => ({
  client_id: application.clientId,
  redirect_uris: application.redirectUris,
  grant_types: application.type === 'public' ? ['authorization_code', 'refresh_token'] : ['client_credentials'],
  response_types: application.type === 'public' ? ['code'] : [],
  response_modes: ['query'],
  // Either way is taken. A private application without a valid secret is one that nobody can be, not one without proof.
  ...(application.type === 'public' && application.secretHashes.length === 0
    ? { token_endpoint_auth_method: 'none' }
    : { token_endpoint_auth_method: 'client_secret_basic', client_secret: 'kept as a hash' }),
  application,
});

/** The name of the metadata that oidc-provider does not know. */
export const extraMetadata = ['application'];

export const applicationOf = (client: Client): Application =>
  (client as Client & { readonly application: Application }).application;

/** Gives the clients of a provider the rules of our applications. */
export function ruleClients(provider: Provider): void {
  Object.assign(provider.Client.prototype, {
    compareClientSecret(this: Client, given: string) {
      return matchesSecret(given, applicationOf(this).secretHashes);
    },
    redirectUriAllowed(this: Client, uri: string) {
      return applicationOf(this).redirectUris.includes(uri);
    },
    grantTypeAllowed(this: Client, type: string) {
      if (this.grantTypes?.includes(type)) return true;
      // RFC 6749, section 5.2, has a code of its own for it.
      if (Provider.ctx?.oidc.params?.grant_type === type) {
        throw new errors.UnauthorizedClient(`${applicationOf(this).type} applications cannot use the grant ${type}`);
      }
      return false;
    },
  });
  // They were checked when the application was made; here, schemes of an app's own would be refused.
  const { Schema } = provider.Client as typeof Client & { Schema: { prototype: object } };
  Object.assign(Schema.prototype, { redirectUris: () => undefined });
}
