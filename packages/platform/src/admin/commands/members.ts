import type { Role } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { invalidFields } from '@worklane/server';
import { recordAccountAction } from '../../audit/audit-log.ts';
import { oneLineViolations } from '../../http/one-line-name.ts';
import { hasAccount, hashNewPassword, lockAddress, storePassword } from '../../identity/accounts.ts';
import { createInvitationAsOperator } from '../../identity/invitations/invitations.ts';
import { changeRole, endMembership, recordMember } from '../../identity/manage-members.ts';
import { addMember, findName, getMemberByEmail, listMembers, type NewMember } from '../../identity/members.ts';
import { lockOrganization } from '../../identity/organizations.ts';
import { createResetLinkAsOperator } from '../../identity/password-reset/password-reset.ts';
import { generatePassword } from '../../identity/passwords.ts';
import { RecordIds } from '../../records/record.ts';
import type { Command } from '../command.ts';
import { organizationOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';

export const memberCommands: readonly Command[] = [
  {
    name: 'member add',
    usage:
      'member add --organization ID --name NAME --email ADDRESS [--role owner|member|viewer]   ' +
      '(prints a link to join if the address has an account)',
    async run({ store, operator, clock, baseUrl }, values) {
      const fields = {
        name: textOption(values, 'name'),
        email: textOption(values, 'email'),
        role: textOption(values, 'role', 'member'),
      };
      const violations = oneLineViolations(fields.name);
      if (violations.length > 0) throw invalidFields(violations);
      const { organizationId: organization_id, name } = await organizationOption(store, values);
      const result = await store.db.transaction().execute(async (db) => {
        await lockOrganization(db, organization_id);
        await lockAddress(db, fields.email);
        // Nobody knows who created the account, and an address is not verified.
        if (await hasAccount(db, fields.email)) {
          return createInvitationAsOperator({ db, clock, baseUrl }, organization_id, fields as NewMember, operator);
        }
        // Validates the role.
        const added = await addMember({ db, ids: new RecordIds(db), clock }, organization_id, fields as NewMember);
        const entry = { action: 'member.joined', actor: operator, details: { role: added.role } } as const;
        await recordMember(db, added, entry, clock());
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
  },
  {
    name: 'member list',
    usage: 'member list --organization ID',
    async run({ store }, values) {
      const { organizationId: organization_id, name } = await organizationOption(store, values);
      const members = (await listMembers(store.db, organization_id)).filter(({ active }) => active);
      const rows = members.map(({ id, name, email, role }) => ({ id, name, email, role }));
      return { text: table(rows, `${name} has no members.`), data: members };
    },
  },
  {
    name: 'member password',
    usage:
      'member password --email ADDRESS [--generate | --link]   (reads the password from standard input, generates one, ' +
      'or prints a link to set one)',
    async run({ store, operator, clock, baseUrl, readLine }, values) {
      const email = textOption(values, 'email');
      if (values.link && values.generate) throw new UsageError('--generate and --link cannot be combined.');
      const name = await findName(store.db, email);
      if (values.link) {
        const dependencies = { db: store.db, clock, baseUrl };
        const { link, expiresAt } = await createResetLinkAsOperator(dependencies, { email, name }, operator);
        const note = `Anyone who has the link can set the password of ${name} <${email}>. It works once, until ${expiresAt}.`;
        return { text: link, data: { email, name, link, expires_at: expiresAt }, note };
      }
      const generated = values.generate === true ? generatePassword() : undefined;
      const password = generated ?? (await readLine(`Password of ${email}: `));
      const passwordHash = await hashNewPassword({ email, name, password });
      await store.db.transaction().execute(async (db) => {
        await storePassword({ db, clock }, { email, name, passwordHash });
        const action = { action: 'password.reset', email, actor: operator } as const;
        await recordAccountAction(db, action, clock());
      });
      const done = `Changed the password of ${name} <${email}>, and ended all sessions.`;
      if (generated === undefined) return { text: done, data: { email, name } };
      return { text: generated, data: { email, name, password: generated }, note: `${done} It is shown only once.` };
    },
  },
  {
    name: 'member remove',
    usage: 'member remove --organization ID --email ADDRESS',
    async run({ store, operator, clock }, values) {
      const email = textOption(values, 'email');
      const { organizationId: organization_id, name } = await organizationOption(store, values);
      const { id } = (await getMemberByEmail(store.db, organization_id, email)).member;
      const source = { action: 'member.removed', actor: operator } as const;
      await endMembership({ db: store.db, clock }, organization_id, id, source);
      return {
        text: `Removed ${email} from ${name} and revoked the tokens of member ${id}.`,
        data: { id, organization_id, email },
      };
    },
  },
  {
    name: 'member role',
    usage: 'member role --organization ID --email ADDRESS --role owner|member|viewer',
    async run({ store, operator: actor, clock }, values) {
      const [email, role] = [textOption(values, 'email'), textOption(values, 'role') as Role];
      const { organizationId, name } = await organizationOption(store, values);
      const { member: before } = await getMemberByEmail(store.db, organizationId, email);
      // Validates the role.
      const change = { memberId: before.id, role };
      const member = await changeRole({ db: store.db, clock }, organizationId, change, { actor });
      return { text: `Member ${member.id} of ${name}: ${member.name} <${member.email}>, ${member.role}`, data: member };
    },
  },
];
