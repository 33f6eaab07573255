import { showApplication } from '../../oauth/clients/show-application.ts';
import { applicationOf, describeApplication } from '../application.ts';
import type { Command } from '../command.ts';

export const applicationShow: Command = {
  name: 'application show',
  usage: 'application show --application CLIENT_ID',
  options: { application: { type: 'string' } },
  arguments: 0,
  async run(session, values) {
    const { organizationId, clientId } = await applicationOf(session, values);
    const context = { db: session.store.db, clock: session.clock };
    const application = await showApplication(context, 'operator', organizationId, clientId);
    return { text: describeApplication(application), data: application };
  },
};
