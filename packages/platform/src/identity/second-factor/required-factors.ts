import { ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import { listMemberships } from '../memberships.ts';

/**
 * Keeps the last second factor of a person while an organization requires one.
 * @param transaction that has removed the other one
 * @throws ProblemError second_factor_required
 */
export async function requireOtherFactor(transaction: Connection, email: string): Promise<void> {
  const requiring = (await listMemberships(transaction, email)).find(
    ({ requiresSecondFactor }) => requiresSecondFactor,
  );
  if (!requiring || (await hasSecondFactor(transaction, email))) return;
  const detail = `${requiring.name} requires a second factor. Add another one first.`;
  throw new ProblemError('second_factor_required', detail);
}

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
