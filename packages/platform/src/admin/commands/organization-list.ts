import { listOrganizations } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

export const organizationList: Command = {
  name: 'organization list',
  usage: 'organization list',
  options: {},
  arguments: 0,
  async run({ store }) {
    const organizations = await listOrganizations(store.db);
    return { text: table(organizations, 'There are no organizations.'), data: organizations };
  },
};
