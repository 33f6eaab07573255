import { generateAuditedToken } from '../../oauth/clients/audited-client-changes.ts';
import type { Command } from '../command.ts';
import { applicationOption, scopesOption } from '../option-values.ts';

export const tokenGenerate: Command = {
  name: 'token generate',
  usage: 'token generate --application CLIENT_ID --scopes "tasks.read tasks.write"|all',
  options: { application: { type: 'string' }, scopes: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const { store, clock, baseUrl, settings } = dependencies;
    const client = await applicationOption(dependencies, values);
    const { organizationId, organizationName, clientId, name } = client;
    const scopes = scopesOption(values, client.scopes);
    const issueClientToken = await dependencies.clientTokenIssuer();
    const { token, jti, expiresAt } = await generateAuditedToken(
      { db: store.db, clock, issueClientToken, accessTokenSeconds: settings.accessTokenSeconds },
      organizationId,
      clientId,
      { scopes },
      { actor: dependencies.operator },
    );
    const expires_at = expiresAt.toISOString();
    return {
      text: token,
      data: { token, jti, client_id: clientId, organization_id: organizationId, scopes, issuer: baseUrl, expires_at },
      note: `Access token of ${name} for ${organizationName} at ${baseUrl}, valid until ${expires_at}. It is shown only once.`,
    };
  },
};
