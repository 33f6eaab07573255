import { recordAudit } from '../../audit/audit-log.ts';
import { getMemberByEmail } from '../../identity/member-records.ts';
import { removeMember } from '../../identity/members.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberRemove: Command = {
  name: 'member remove',
  usage: 'member remove --organization ID --email ADDRESS',
  options: { organization: { type: 'string' }, email: { type: 'string' } },
  arguments: 0,
  async run({ store, operator, clock }, values) {
    const email = textOption(values, 'email');
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const { id } = await store.db.transaction().execute(async (db) => {
      const { member } = await getMemberByEmail(db, organization_id, email);
      const removed = await removeMember({ db, clock }, organization_id, member.id);
      const target = { type: 'member', id: String(removed.id), name: removed.email } as const;
      const details = { role: removed.role };
      const entry = {
        organizationId: organization_id,
        action: 'member.removed',
        actor: operator,
        target,
        details,
      } as const;
      await recordAudit(db, entry, clock());
      return removed;
    });
    return {
      text: `Removed ${email} from ${name} and revoked the tokens of member ${id}.`,
      data: { id, organization_id, email },
    };
  },
};
