import { addMember, type NewMember } from '../../identity/add-member.ts';
import { findOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOf, textOf } from '../values.ts';

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
    const fields = { name: textOf(values, 'name'), email: textOf(values, 'email'), role: textOf(values, 'role') };
    const { organization_id, name } = await findOrganization(store.db, numberOf(values, 'organization'));
    // A role that does not exist is refused there, like any other field that is wrong.
    const member = await addMember({ db: store.db, ids, clock }, organization_id, fields as NewMember);
    return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
  },
};
