import type { AuditOrigin } from '../../audit/audit-log.ts';
import { recordAccountAction } from '../../audit/record-account-action.ts';
import type { Connection } from '../../database/store.ts';
import { linkTokenHash } from '../link-token.ts';

import { hashNewPassword, type SetPasswordDependencies, storePassword } from '../set-password.ts';
import { type LinkForm, recordLinkUse } from '../used-links.ts';
import { ownsEveryOrganization, type ResetLinkRecipient } from './create-reset-link.ts';

/**
 * Returns for whom a link is, unless it is invalid. A link of an owner is invalid as soon as the account belongs to an
 * organization in which that person is not an owner.
 * @param options.lock locks it until the end of the transaction.
 */
export async function findResetLink(
  db: Connection,
  token: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<ResetLinkRecipient | undefined> {
  const found = await db
    .selectFrom('password_reset_links')
    .select(['email', 'name', 'created_by'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, name, created_by } = found;
  // Joining an organization locks the account, too.
  if (lock) await db.selectFrom('accounts').select('account_id').where('email', '=', email).forUpdate().execute();
  const isAllowed = created_by === null || (await ownsEveryOrganization(db, created_by, email));
  return isAllowed ? { email, name } : undefined;
}

/**
 * Sets the password of an account, creating it if necessary, and ends its sessions. The link is used up in the same
 * transaction.
 * @returns the address of the account; undefined if the link is not valid.
 * @throws ProblemError validation_failed with `/password`
 */
export async function resetPassword(
  { db, clock }: SetPasswordDependencies,
  password: string,
  { origin, ...form }: LinkForm & { origin: AuditOrigin },
): Promise<string | undefined> {
  const { token } = form;
  const found = await findResetLink(db, token, clock());
  if (!found) return undefined;
  const passwordHash = await hashNewPassword({ ...found, password, address: origin.ip });
  return db.transaction().execute(async (transaction) => {
    const recipient = await findResetLink(transaction, token, clock(), { lock: true });
    if (recipient?.email !== found.email) return undefined;
    const { email } = recipient;
    await transaction.deleteFrom('password_reset_links').where('email', '=', email).execute();
    await recordLinkUse(transaction, form, { email, organizationId: null }, clock());
    await storePassword({ db: transaction, clock }, { ...recipient, passwordHash });
    await recordAccountAction(transaction, { action: 'password.reset', email, origin }, clock());
    return email;
  });
}
