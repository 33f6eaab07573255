import type { Role } from '@worklane/contract';
import { recordAudit } from '../../audit/audit-log.ts';
import { getMemberByEmail } from '../../identity/member-records.ts';
import { changeMemberRole } from '../../identity/members.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberRole: Command = {
  name: 'member role',
  usage: 'member role --organization ID --email ADDRESS --role owner|member|viewer',
  options: { organization: { type: 'string' }, email: { type: 'string' }, role: { type: 'string' } },
  arguments: 0,
  async run({ store, operator: actor, clock }, values) {
    const [email, role] = [textOption(values, 'email'), textOption(values, 'role') as Role];
    const { organization_id: organizationId, name } = await getOrganization(
      store.db,
      numberOption(values, 'organization'),
    );
    const member = await store.db.transaction().execute(async (db) => {
      const { member: before } = await getMemberByEmail(db, organizationId, email);
      // `changeMemberRole` validates the role.
      const after = await changeMemberRole({ db, clock }, organizationId, before.id, role);
      if (after.role === before.role) return after;
      const target = { type: 'member', id: String(after.id), name: after.name } as const;
      const details = { from: before.role, to: after.role };
      await recordAudit(db, { organizationId, action: 'member.role_changed', actor, target, details }, clock());
      return after;
    });
    return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
  },
};
