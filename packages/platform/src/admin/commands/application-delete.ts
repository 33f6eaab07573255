import { deleteApplication } from '../../oauth/clients/delete-application.ts';
import { type Revocation, revokeTokens } from '../../oauth/tokens/revoke-tokens.ts';
import { applicationOf } from '../application.ts';
import type { Command } from '../command.ts';

export const applicationDelete: Command = {
  name: 'application delete',
  usage: 'application delete --application CLIENT_ID',
  options: { application: { type: 'string' } },
  arguments: 0,
  async run(session, values) {
    const { store, clock } = session;
    const { organizationId, clientId, name } = await applicationOf(session, values);
    const context = { db: store.db, clock, revoke: (revocation: Revocation) => revokeTokens(store.db, revocation) };
    await deleteApplication(context, 'operator', organizationId, clientId);
    return {
      text: `Deleted ${name} (${clientId}). Nodes that run refuse its tokens within a second.`,
      data: { client_id: clientId, organization_id: organizationId, deleted: true },
    };
  },
};
