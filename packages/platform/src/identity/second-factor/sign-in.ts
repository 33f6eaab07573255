import type { AuditOrigin } from '../../audit/audit-log.ts';
import { recordAccountAction } from '../../audit/record-account-action.ts';
import { reject, type SignInDependencies, type SignInResult } from '../sign-in.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactors } from './second-factors.ts';

export interface SignInWithCodeDependencies extends SignInDependencies {
  factors: SecondFactors;
}

/**
 * Completes a sign-in with a code of the authenticator app, or with a recovery code. The session gets a new value.
 * @returns undefined if no sign-in waits for a code: the time is up, or the password has changed.
 */
export async function signInWithCode(
  dependencies: SignInWithCodeDependencies,
  { code, origin, cookieHeader }: { code: string; origin: AuditOrigin; cookieHeader: string | undefined },
): Promise<SignInResult | undefined> {
  const { db, clock, sessions, throttle, browsers, factors } = dependencies;
  const pending = await sessions.findPending(cookieHeader);
  if (!pending) return undefined;
  const { accountId, email } = pending;
  const waitSeconds = await throttle.takeCode(accountId);
  if (waitSeconds > 0) return { outcome: 'too many attempts', waitSeconds };
  if (!(await factors.verify(pending, code, origin))) return reject(dependencies, email, origin);
  const cookie = await db.transaction().execute(async (transaction) => {
    const ended = transaction.deleteFrom('sessions').where('id_hash', '=', pending.idHash);
    const session = await ended.returning('provider_session').executeTakeFirst();
    if (!session) return undefined;
    await recordAccountAction(transaction, { action: 'sign_in.succeeded', email, origin }, clock());
    // The session that waited was allowed to start.
    const provider = { sessionId: session.provider_session, authenticatedAt: clock() };
    return (await sessions.startSession({ accountId, secondFactor: true, provider }, transaction, origin)).cookie;
  });
  if (cookie === undefined) return undefined;
  await throttle.codeAccepted(accountId);
  return { outcome: 'signed in', cookies: [cookie, browsers.remember(email)], pending: false };
}

interface PasskeySignIn {
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
