import type { AuditOrigin } from '../../audit/audit-log.ts';
import { recordAccountAction } from '../../audit/record-account-action.ts';
import type { SignInDependencies } from '../sign-in.ts';
import type { Passkeys } from './passkeys.ts';

export interface PasskeySignIn {
  /** What the browser signed, as JSON. */
  credential: string;
  csrf: string;
  origin: AuditOrigin;
  cookieHeader: string | undefined;
}

/**
 * Signs in with a passkey, which is a second factor, too.
 * @returns `Set-Cookie` headers; undefined if the passkey is unknown or the challenge is not valid.
 */
export async function signInWithPasskey(
  { db, clock, sessions, browsers, passkeys }: Omit<SignInDependencies, 'throttle'> & { passkeys: Passkeys },
  { credential, csrf, origin, cookieHeader }: PasskeySignIn,
): Promise<string[] | undefined> {
  const account = await passkeys.verify(credential, csrf);
  if (!account) return undefined;
  const { accountId, email } = account;
  const cookie = await db.transaction().execute(async (transaction) => {
    await recordAccountAction(transaction, { action: 'sign_in.succeeded', email, origin }, clock());
    return sessions.start(accountId, transaction, origin, true);
  });
  await sessions.end(cookieHeader, origin);
  return [cookie, browsers.remember(email)];
}
