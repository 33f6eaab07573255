import { invalidFields } from '@worklane/server';
import { recordAudit } from '../../audit/audit-log.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { hasAccount, lockAddress } from '../../identity/accounts.ts';
import { createInvitationAsOperator } from '../../identity/invitations/create-invitation.ts';
import { addMember, type NewMember } from '../../identity/members.ts';
import { getOrganization, lockOrganization } from '../../identity/organizations.ts';
import { RecordIds } from '../../records/record-ids.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const memberAdd: Command = {
  name: 'member add',
  usage:
    'member add --organization ID --name NAME --email ADDRESS [--role owner|member|viewer]   ' +
    '(prints a link to join if the address has an account)',
  options: {
    organization: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string', default: 'member' },
  },
  arguments: 0,
  async run({ store, operator, clock, baseUrl }, values) {
    const fields = {
      name: textOption(values, 'name'),
      email: textOption(values, 'email'),
      role: textOption(values, 'role'),
    };
    const violations = oneLineViolations(fields.name);
    if (violations.length > 0) throw invalidFields(violations);
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const result = await store.db.transaction().execute(async (db) => {
      await lockOrganization(db, organization_id);
      await lockAddress(db, fields.email);
      // Nobody knows who created the account, and an address is not verified.
      if (await hasAccount(db, fields.email)) {
        return createInvitationAsOperator({ db, clock, baseUrl }, organization_id, fields as NewMember, operator);
      }
      // Validates the role.
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
    if ('link' in result) {
      const { link, invitation } = result;
      const { email, role, expiresAt: expires_at } = invitation;
      const note =
        `${email} has an account, which another person may have created. The person becomes ${role} of ${name} with this link, ` +
        'sets a new password, and all sessions of the account and all access that it granted end. ' +
        `Pass the link on to ${fields.name} only. It works once, until ${expires_at}.`;
      return { text: link, data: { organization_id, email, role, pending: true, link, expires_at }, note };
    }
    const member = result;
    return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
  },
};
