import { recordAudit } from '../../audit/audit-log.ts';
import { exportPerson } from '../../identity/erase-person.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const personExport: Command = {
  name: 'person export',
  usage: 'person export --email ADDRESS   (account, sessions, members and audit log of all organizations, as JSON)',
  options: { email: { type: 'string' } },
  arguments: 0,
  async run({ store, clock, operator: actor }, values) {
    const data = await exportPerson(store.db, textOption(values, 'email'));
    for (const { organization_id: organizationId, member_id } of data.memberships) {
      const target = { type: 'member', id: String(member_id) } as const;
      await recordAudit(store.db, { organizationId, action: 'person.exported', actor, target }, clock());
    }
    return { text: JSON.stringify(data, null, 2), data };
  },
};
