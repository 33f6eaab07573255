import { listOrganizations } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const organizationList: Command = {
  name: 'organization list',
  usage: 'organization list',
  options: {},
  arguments: 0,
  async run({ store }) {
    const organizations = await listOrganizations(store.db);
    return { text: table(organizations, 'No organizations.'), data: organizations };
  },
};
