import { erasePerson } from '../../identity/erase-person.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const personErase: Command = {
  name: 'person erase',
  usage: 'person erase --email ADDRESS   (in all organizations; cannot be undone)',
  options: { email: { type: 'string' } },
  arguments: 0,
  async run({ store, clock, operator }, values) {
    const email = textOption(values, 'email');
    const members = await store.db.transaction().execute((db) => erasePerson(db, email, { operator, clock }));
    return {
      text: `Erased the account and invitations, if there were any, and replaced name and address of ${members.length} members by pseudonyms.`,
      data: members.map(({ organizationId, memberId }) => ({ organization_id: organizationId, member_id: memberId })),
      note: 'Backups still have them until they expire. Texts of records may, too: search them in the dashboard.',
    };
  },
};
