import { deleteAuditedClient } from '../../oauth/clients/audited-client-changes.ts';
import { type Revocation, revokeTokens } from '../../oauth/tokens/revoke-tokens.ts';
import type { Command } from '../command.ts';
import { applicationOption } from '../option-values.ts';

export const applicationDelete: Command = {
  name: 'application delete',
  usage: 'application delete --application CLIENT_ID',
  options: { application: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const { db } = dependencies.store;
    const { organizationId, clientId, name } = await applicationOption(dependencies, values);
    const revoke = (revocation: Revocation) => revokeTokens(db, revocation);
    const source = { actor: dependencies.operator };
    await deleteAuditedClient({ db, clock: dependencies.clock, revoke }, organizationId, clientId, source);
    return {
      text: `Deleted ${name} (${clientId}). Running nodes reject its tokens within one second.`,
      data: { client_id: clientId, organization_id: organizationId, deleted: true },
    };
  },
};
