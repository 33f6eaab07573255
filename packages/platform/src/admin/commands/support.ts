import { UsageError } from '@worklane/contract/command-line';
import { adminCommand } from '../../config/installation.ts';
import { getOrganization } from '../../identity/organizations.ts';
import {
  endSupportAccess,
  listSupportAccess,
  openSupportAccess,
  supportPath,
} from '../../identity/support/support-access.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';

const supportOpen: Command = {
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
        throw new UsageError(`${organization.name} refuses support access. An owner can allow it on the Members page.`);
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
};

const supportList: Command = {
  name: 'support list',
  usage: 'support list',
  async run({ store }) {
    const open = await listSupportAccess(store.db).execute();
    return { text: table(open, 'No support access.'), data: open };
  },
};

const supportEnd: Command = {
  name: 'support end',
  usage: 'support end --organization ID   (with its sessions and tokens)',
  async run({ store, operator: actor, clock }, values) {
    const { organization_id, name } = await getOrganization(store.db, numberOption(values, 'organization'));
    const ended = await store.db
      .transaction()
      .execute((db) => endSupportAccess({ db, clock }, organization_id, { actor }));
    return {
      text: ended ? `Ended the support access to ${name}.` : `${name} has no support access.`,
      data: { organization_id, ended },
    };
  },
};

export const supportCommands: readonly Command[] = [supportOpen, supportList, supportEnd];
