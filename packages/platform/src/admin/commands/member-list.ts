import { listMembers } from '../../identity/member-records.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption } from '../option-values.ts';
import { table } from '../output.ts';

export const memberList: Command = {
  name: 'member list',
  usage: 'member list --organization ID',
  options: { organization: { type: 'string' } },
  arguments: 0,
  async run({ store }, values) {
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const members = (await listMembers(store.db, organization_id)).filter(({ active }) => active);
    const rows = members.map(({ id, name, email, role }) => ({ id, name, email, role }));
    return { text: table(rows, `${name} has no members.`), data: members };
  },
};
