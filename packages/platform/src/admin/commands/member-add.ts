import { addMember, type NewMember } from '../../identity/members.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberAdd: Command = {
  name: 'member add',
  usage: 'member add --organization ID --name NAME --email ADDRESS [--role owner|member]',
  options: {
    organization: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string', default: 'member' },
  },
  arguments: 0,
  async run({ store, ids, clock }, values) {
    const fields = {
      name: textOption(values, 'name'),
      email: textOption(values, 'email'),
      role: textOption(values, 'role'),
    };
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    // `addMember` validates the role.
    const member = await addMember({ db: store.db, ids, clock }, organization_id, fields as NewMember);
    return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
  },
};
