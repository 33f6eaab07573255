import { recordAccountAction } from '../../audit/record-account-action.ts';
import { getAccountId } from '../../identity/accounts.ts';
import { endAllSessions } from '../../identity/set-password.ts';
import { revokeAccountGrants } from '../../oauth/tokens/account-grants.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const secondFactorRemove: Command = {
  name: 'second-factor remove',
  usage:
    'second-factor remove --email ADDRESS   (for a person who has lost it: removes apps, recovery codes and passkeys)',
  options: { email: { type: 'string' } },
  arguments: 0,
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
};
