import { ofToken, revoke } from '../../oauth/tokens/revoke.ts';
import { verifyToken } from '../../oauth/tokens/verify-token.ts';
import type { Command } from '../command.ts';

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'token revoke TOKEN',
  options: {},
  arguments: 1,
  async run({ store, clock, baseUrl, keys }, { arguments: [token = ''] }) {
    const accessToken = await verifyToken({ keys: await keys(), baseUrl, clock }, token);
    await revoke(store, ofToken(accessToken));
    const { jti, organizationId } = accessToken;
    return {
      text: `Revoked token ${jti} of organization ${organizationId}. Nodes that run refuse it within a second.`,
      data: { jti, organization_id: organizationId, revoked: true },
    };
  },
};
