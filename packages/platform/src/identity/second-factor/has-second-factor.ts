import type { Connection } from '../../database/store.ts';

/** Returns whether the account with an address has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Connection, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email.toLowerCase())
    .where(({ exists, or, selectFrom }) =>
      or(
        (['authenticator_apps', 'passkeys'] as const).map((table) =>
          exists(selectFrom(table).select('account_id').whereRef('account_id', '=', 'accounts.account_id')),
        ),
      ),
    )
    .executeTakeFirst();
  return account !== undefined;
}
