import { getOrganization } from '../../identity/organizations.ts';
import { listClients } from '../../oauth/clients/client-repository.ts';
import type { Command } from '../command.ts';
import { numberOption } from '../option-values.ts';
import { table } from '../output.ts';

export const applicationList: Command = {
  name: 'application list',
  usage: 'application list --organization ID',
  options: { organization: { type: 'string' } },
  arguments: 0,
  async run({ store, clock }, values) {
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const clients = await listClients({ db: store.db, clock }, organization_id);
    const rows = clients.map(({ client_id, type, name, secrets, scopes }) => ({
      client_id,
      type,
      name,
      secrets: secrets.length,
      scopes: scopes.length,
    }));
    return { text: table(rows, `${name} has no applications.`), data: clients };
  },
};
