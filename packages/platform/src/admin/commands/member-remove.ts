import { removeMember } from '../../identity/members.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberRemove: Command = {
  name: 'member remove',
  usage: 'member remove --organization ID --email ADDRESS',
  options: { organization: { type: 'string' }, email: { type: 'string' } },
  arguments: 0,
  async run({ store, clock }, values) {
    const email = textOption(values, 'email');
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const id = await removeMember({ db: store.db, clock }, organization_id, email);
    return {
      text: `Removed ${email} from ${name} and revoked the tokens of member ${id}.`,
      data: { id, organization_id, email },
    };
  },
};
