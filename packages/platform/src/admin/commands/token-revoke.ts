import { revokeAuditedAccess } from '../../oauth/tokens/audited-revocation.ts';
import { resourcesOf } from '../../oauth/tokens/resources.ts';
import { type Revocation, revokeTokens, tokenRevocation } from '../../oauth/tokens/revoke-tokens.ts';
import { verifyAccessToken } from '../../oauth/tokens/verify-access-token.ts';
import type { Command } from '../command.ts';

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'token revoke TOKEN',
  options: {},
  arguments: 1,
  async run({ store, operator, clock, baseUrl, keys }, { arguments: [token = ''] }) {
    const accessToken = await verifyAccessToken(
      { keys: await keys(), baseUrl, audience: resourcesOf(baseUrl), clock },
      token,
    );
    const { jti, organizationId } = accessToken;
    const revocation = { db: store.db, clock, revoke: (each: Revocation) => revokeTokens(store.db, each) };
    const isListed = await revokeAuditedAccess(revocation, organizationId, jti, { actor: operator });
    // The tokens of a session of the dashboard are not listed.
    if (!isListed) await revokeTokens(store.db, tokenRevocation(accessToken));
    return {
      text: `Revoked token ${jti} of organization ${organizationId}. Running nodes reject it within one second.`,
      data: { jti, organization_id: organizationId, revoked: true },
    };
  },
};
