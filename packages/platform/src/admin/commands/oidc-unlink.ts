import { ProblemError } from '@worklane/server';
import { recordAccountAction } from '../../audit/record-account-action.ts';
import { revokeAccount } from '../../identity/revoke-account.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const oidcUnlink: Command = {
  name: 'oidc unlink',
  usage: 'oidc unlink --email ADDRESS   (for a person whose address or account at the provider has changed)',
  options: { email: { type: 'string' } },
  arguments: 0,
  async run({ store, clock, operator }, values) {
    const email = textOption(values, 'email').toLowerCase();
    await store.db.transaction().execute(async (db) => {
      const unlinked = await db
        .deleteFrom('identity_provider_accounts as linked')
        .using('accounts')
        .whereRef('accounts.account_id', '=', 'linked.account_id')
        .where('email', '=', email)
        .returning('provider')
        .executeTakeFirst();
      if (!unlinked) throw new ProblemError('not_found', `${email} has not signed in with an identity provider.`);
      await revokeAccount(db, email, clock());
      const details = { kind: 'account', identity_provider: unlinked.provider };
      await recordAccountAction(db, { action: 'access.revoked', email, actor: operator, details }, clock());
    });
    return {
      text: `Unlinked ${email}, and revoked all sessions, grants and tokens. The next sign-in with the provider links the person again.`,
      data: { email },
    };
  },
};
