import { getClient } from '../../oauth/clients/client-repository.ts';
import type { Command } from '../command.ts';
import { applicationOption } from '../option-values.ts';
import { describeApplication } from '../output.ts';

export const applicationShow: Command = {
  name: 'application show',
  usage: 'application show --application CLIENT_ID',
  options: { application: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const { organizationId, clientId } = await applicationOption(dependencies, values);
    const { store, clock } = dependencies;
    const client = await getClient({ db: store.db, clock }, organizationId, clientId);
    return { text: describeApplication(client), data: client };
  },
};
