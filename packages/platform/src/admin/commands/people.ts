import { UsageError } from '@worklane/contract/command-line';
import { recordAccountAction, recordAudit } from '../../audit/audit-log.ts';
import { adminCommand } from '../../config/installation.ts';
import { endAllSessions, getAccountId, revokeAccount } from '../../identity/accounts.ts';
import { erasePerson, exportPerson } from '../../identity/erase-person.ts';
import { getOrganization } from '../../identity/organizations.ts';
import {
  endSupportAccess,
  listSupportAccess,
  openSupportAccess,
  supportPath,
} from '../../identity/support/support-access.ts';
import { revokeAccountGrants } from '../../oauth/tokens/account-grants.ts';
import type { Command } from '../command.ts';
import { numberOption, organizationOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';

export const accountCommands: readonly Command[] = [
  {
    name: 'account revoke',
    usage: 'account revoke --email ADDRESS   (all sessions, grants and tokens; the password stays)',
    async run({ store, clock, operator }, values) {
      const email = textOption(values, 'email').toLowerCase();
      const sessions = await store.db.transaction().execute(async (db) => {
        const ended = await revokeAccount(db, email, clock());
        const details = { kind: 'account' };
        await recordAccountAction(db, { action: 'access.revoked', email, actor: operator, details }, clock());
        return ended;
      });
      return {
        text: `Revoked all grants and tokens of ${email}, and ended ${sessions} sessions. Running nodes reject them within one second.`,
        data: { email, sessions },
      };
    },
  },
  {
    name: 'person export',
    usage: 'person export --email ADDRESS   (account, sessions, members and audit log of all organizations, as JSON)',
    async run({ store, clock, operator: actor }, values) {
      const data = await exportPerson(store.db, textOption(values, 'email'));
      for (const { organization_id: organizationId, member_id } of data.memberships) {
        const target = { type: 'member', id: String(member_id) } as const;
        await recordAudit(store.db, { organizationId, action: 'person.exported', actor, target }, clock());
      }
      return { text: JSON.stringify(data, null, 2), data };
    },
  },
  {
    name: 'person erase',
    usage: 'person erase --email ADDRESS   (in all organizations; cannot be undone)',
    async run({ store, clock, operator }, values) {
      const email = textOption(values, 'email');
      const members = await store.db.transaction().execute((db) => erasePerson(db, email, { operator, clock }));
      return {
        text: `Erased the account and invitations, if there were any, and replaced name and address of ${members.length} members by pseudonyms.`,
        data: members.map(({ organizationId, memberId }) => ({ organization_id: organizationId, member_id: memberId })),
        note: 'Backups still have them until they expire. Texts of records may, too: search them in the dashboard.',
      };
    },
  },
  {
    name: 'second-factor remove',
    usage:
      'second-factor remove --email ADDRESS   (for a person who has lost it: removes apps, recovery codes and passkeys)',
    async run({ store, clock, operator }, values) {
      const email = textOption(values, 'email').toLowerCase();
      await store.db.transaction().execute(async (db) => {
        const accountId = await getAccountId(db, email);
        for (const table of ['recovery_codes', 'authenticator_apps', 'passkeys'] as const) {
          await db.deleteFrom(table).where('account_id', '=', accountId).execute();
        }
        await endAllSessions(db, accountId, clock());
        await revokeAccountGrants(db, accountId, clock());
        await recordAccountAction(db, { action: 'second_factor.removed', email, actor: operator }, clock());
      });
      return {
        text: `Removed the second factors of ${email}, and ended all sessions and grants.`,
        data: { email },
      };
    },
  },
];

export const supportCommands: readonly Command[] = [
  {
    name: 'support open',
    usage:
      'support open --organization ID --name NAME --reason TEXT [--hours 1-24] [--write]   (prints a link to sign in once, ' +
      'to read; the organization sees name and reason)',
    async run({ store, operator: actor, clock, baseUrl }, values) {
      const organizationId = numberOption(values, 'organization');
      const access = {
        organizationId,
        name: textOption(values, 'name'),
        reason: textOption(values, 'reason'),
        hours: numberOption(values, 'hours', { max: 24, missing: 1 }),
        write: values.write === true,
      };
      return store.db.transaction().execute(async (db) => {
        const organization = await getOrganization(db, organizationId, { lock: true });
        if (organization.refuses_support) {
          throw new UsageError(
            `${organization.name} refuses support access. An owner can allow it on the Members page.`,
          );
        }
        const { token, memberId, expiresAt } = await openSupportAccess({ db, clock }, access, { actor });
        const link = `${baseUrl}${supportPath(token)}`;
        const note = `Pass the link on to ${access.name} only. It works once, and the access ends at ${expiresAt} or with: ${adminCommand} support end --organization ${organizationId}`;
        return {
          text: link,
          data: { organization_id: organizationId, member_id: memberId, link, expires_at: expiresAt },
          note,
        };
      });
    },
  },
  {
    name: 'support list',
    usage: 'support list',
    async run({ store }) {
      const open = await listSupportAccess(store.db).execute();
      return { text: table(open, 'No support access.'), data: open };
    },
  },
  {
    name: 'support end',
    usage: 'support end --organization ID   (with its sessions and tokens)',
    async run({ store, operator: actor, clock }, values) {
      const { organizationId: organization_id, name } = await organizationOption(store, values);
      const ended = await store.db
        .transaction()
        .execute((db) => endSupportAccess({ db, clock }, organization_id, { actor }));
      return {
        text: ended ? `Ended the support access to ${name}.` : `${name} has no support access.`,
        data: { organization_id, ended },
      };
    },
  },
];
