import { findOrganization } from '../../identity/organizations.ts';
import { removeMember } from '../../identity/remove-member.ts';
import type { Command } from '../command.ts';
import { numberOf, textOf } from '../values.ts';

export const memberRemove: Command = {
  name: 'member remove',
  usage: 'member remove --organization ID --email ADDRESS',
  options: { organization: { type: 'string' }, email: { type: 'string' } },
  arguments: 0,
  async run({ store, clock }, values) {
    const email = textOf(values, 'email');
    const { organization_id, name } = await findOrganization(store.db, numberOf(values, 'organization'));
    const id = await removeMember({ db: store.db, clock }, organization_id, email);
    return {
      text: `${email} is no member of ${name} any more; tokens that act for member ${id} are refused.`,
      data: { id, organization_id, email },
    };
  },
};
