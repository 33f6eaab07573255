import { generateToken } from '../../oauth/clients/generate-token.ts';
import { applicationOf } from '../application.ts';
import type { Command } from '../command.ts';
import { scopesOf } from '../scopes.ts';

export const tokenGenerate: Command = {
  name: 'token generate',
  usage: 'token generate --application CLIENT_ID --scopes "tasks.read tasks.write"|all',
  options: { application: { type: 'string' }, scopes: { type: 'string' } },
  arguments: 0,
  async run(session, values) {
    const { store, clock, baseUrl } = session;
    const application = await applicationOf(session, values);
    const { organizationId, organizationName, clientId, name } = application;
    const scopes = scopesOf(values, application.scopes);
    const context = { db: store.db, clock, issueClientToken: await session.applicationIssuer() };
    const { token, jti, expiresAt } = await generateToken(context, 'operator', organizationId, clientId, scopes);
    const expires_at = expiresAt.toISOString();
    return {
      text: token,
      data: { token, jti, client_id: clientId, organization_id: organizationId, scopes, issuer: baseUrl, expires_at },
      note: `A token of ${name} for ${organizationName} at ${baseUrl}, until ${expires_at}. It is shown this once.`,
    };
  },
};
