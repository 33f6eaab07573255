import { generateAuditedToken } from '../../oauth/clients/audited-client-changes.ts';
import { recordedIdOf } from '../../oauth/tokens/access-token.ts';
import { revokeAuditedAccess } from '../../oauth/tokens/audited-revocation.ts';
import { resourcesOf } from '../../oauth/tokens/resources.ts';
import { type Revocation, revocationOfAll, revokeTokens, tokenRevocation } from '../../oauth/tokens/revoke-tokens.ts';
import { verifyAccessToken } from '../../oauth/tokens/verify-access-token.ts';
import type { Command } from '../command.ts';
import { applicationOption, scopesOption } from '../option-values.ts';

const tokenGenerate: Command = {
  name: 'token generate',
  usage: 'token generate --application CLIENT_ID --scopes "tasks.read tasks.write"|all',
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

const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'token revoke TOKEN',
  arguments: 1,
  async run({ store, operator, clock, baseUrl, keys }, { arguments: [token = ''] }) {
    const accessToken = await verifyAccessToken(
      { keys: await keys(), baseUrl, audience: resourcesOf(baseUrl), clock },
      token,
    );
    const { jti, organizationId } = accessToken;
    const id = recordedIdOf(accessToken);
    const revocation = { db: store.db, clock, revoke: (each: Revocation) => revokeTokens(store.db, each) };
    const isListed = await revokeAuditedAccess(revocation, organizationId, id, { actor: operator });
    // The tokens of a session of the dashboard are not listed, and a restored database may lack the row.
    const all = id === jti ? tokenRevocation(accessToken) : revocationOfAll(id, organizationId, clock());
    if (!isListed) await revokeTokens(store.db, all);
    return {
      text: `Revoked token ${jti} of organization ${organizationId}${id === jti ? '' : ' and the others that the application got for its scopes'}. Running nodes reject revoked tokens within one second.`,
      data: { jti, organization_id: organizationId, revoked: true },
    };
  },
};

export const tokenCommands: readonly Command[] = [tokenGenerate, tokenRevoke];
