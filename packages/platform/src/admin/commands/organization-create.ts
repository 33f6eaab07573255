import { createOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';

export const organizationCreate: Command = {
  name: 'organization create',
  usage: 'organization create NAME',
  options: {},
  arguments: 1,
  async run({ store, clock }, { arguments: [name = ''] }) {
    const organization = await createOrganization(store.db, name, clock());
    return { text: `Organization ${organization.organization_id}: ${organization.name}`, data: organization };
  },
};
