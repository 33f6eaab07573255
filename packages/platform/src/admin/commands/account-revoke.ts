import { recordAccountAction } from '../../audit/record-account-action.ts';
import { revokeAccount } from '../../identity/revoke-account.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const accountRevoke: Command = {
  name: 'account revoke',
  usage: 'account revoke --email ADDRESS   (all sessions, grants and tokens; the password stays)',
  options: { email: { type: 'string' } },
  arguments: 0,
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
};
