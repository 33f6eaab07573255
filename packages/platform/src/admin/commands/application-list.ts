import { listApplications } from '../../oauth/clients/list-applications.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';
import { numberOf } from '../values.ts';

export const applicationList: Command = {
  name: 'application list',
  usage: 'application list --organization ID',
  options: { organization: { type: 'string' } },
  arguments: 0,
  async run({ store, clock }, values) {
    const organizationId = numberOf(values, 'organization');
    const applications = await listApplications({ db: store.db, clock }, 'operator', organizationId);
    const rows = applications.map(({ client_id, type, name, secrets, scopes }) => ({
      client_id,
      type,
      name,
      secrets: secrets.length,
      scopes: scopes.length,
    }));
    return { text: table(rows, `Organization ${organizationId} has no applications.`), data: applications };
  },
};
