import { revokeTokens, tokenRevocation } from '../../oauth/tokens/revoke-tokens.ts';
import { verifyAccessToken } from '../../oauth/tokens/verify-access-token.ts';
import type { Command } from '../command.ts';

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'token revoke TOKEN',
  options: {},
  arguments: 1,
  async run({ store, clock, baseUrl, keys }, { arguments: [token = ''] }) {
    const accessToken = await verifyAccessToken({ keys: await keys(), baseUrl, clock }, token);
    await revokeTokens(store.db, tokenRevocation(accessToken));
    const { jti, organizationId } = accessToken;
    return {
      text: `Revoked token ${jti} of organization ${organizationId}. Running nodes reject it within one second.`,
      data: { jti, organization_id: organizationId, revoked: true },
    };
  },
};
