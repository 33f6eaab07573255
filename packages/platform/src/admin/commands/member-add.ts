import { invalidFields } from '@worklane/server';
import { operator } from '../../audit/audit-actors.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { addMember, type NewMember } from '../../identity/members.ts';
import { getOrganization } from '../../identity/organizations.ts';
import { RecordIds } from '../../records/record-ids.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberAdd: Command = {
  name: 'member add',
  usage: 'member add --organization ID --name NAME --email ADDRESS [--role owner|member|viewer]',
  options: {
    organization: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string', default: 'member' },
  },
  arguments: 0,
  async run({ store, clock }, values) {
    const fields = {
      name: textOption(values, 'name'),
      email: textOption(values, 'email'),
      role: textOption(values, 'role'),
    };
    const violations = oneLineViolations(fields.name);
    if (violations.length > 0) throw invalidFields(violations);
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    // `addMember` validates the role.
    const member = await store.db.transaction().execute(async (db) => {
      const added = await addMember({ db, ids: new RecordIds(db), clock }, organization_id, fields as NewMember);
      const target = { type: 'member', id: String(added.id), name: added.email } as const;
      const details = { role: added.role };
      const entry = {
        organizationId: organization_id,
        action: 'member.joined',
        actor: operator,
        target,
        details,
      } as const;
      await recordAudit(db, entry, clock());
      return added;
    });
    return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
  },
};
