import { revokeAuditedTokens } from '../../oauth/clients/audited-client-changes.ts';
import type { Command } from '../command.ts';
import { applicationOption } from '../option-values.ts';

export const applicationRevoke: Command = {
  name: 'application revoke',
  usage: 'application revoke --application CLIENT_ID   (revokes all its tokens and grants; it can get new ones)',
  options: { application: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const { organizationId, clientId, name } = await applicationOption(dependencies, values);
    const revocation = { db: dependencies.store.db, clock: dependencies.clock };
    await revokeAuditedTokens(revocation, organizationId, clientId, { actor: dependencies.operator });
    return {
      text: `Revoked all tokens of ${name} (${clientId}). Running nodes reject them within one second.`,
      data: { client_id: clientId, organization_id: organizationId, revoked: true },
    };
  },
};
