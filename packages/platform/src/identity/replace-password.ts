import { invalidFields, ProblemError } from '@worklane/server';
import { type AuditOrigin, recordAccountAction } from '../audit/audit-log.ts';
import { endAllSessions } from './accounts.ts';
import { formatDuration } from './links.ts';
import { hashPassword, passwordViolations, verifyPassword } from './passwords.ts';
import type { Session } from './sessions.ts';
import type { SignInDependencies } from './sign-in.ts';

export interface PasswordReplacement {
  current: string;
  next: string;
  /** The `Cookie` header of the request. */
  cookieHeader: string | undefined;
  origin: AuditOrigin;
}

/**
 * Changes the password of a signed-in person. Ends all sessions of the account, revokes their access tokens, and starts a
 * new session for this browser.
 * @returns the `Set-Cookie` header.
 * @throws ProblemError validation_failed with `/current_password` or `/new_password`, rate_limited after wrong passwords
 */
export async function replacePassword(
  dependencies: SignInDependencies,
  session: Session,
  { current, next, cookieHeader, origin }: PasswordReplacement,
): Promise<string> {
  const { db, clock, sessions } = dependencies;
  const { accountId } = session;
  const verifiedHash = await verifyCurrentPassword(dependencies, session, current, { cookieHeader, ip: origin.ip });
  const errors = await passwordViolations(next, session, '/new_password');
  if (errors.length > 0) throw invalidFields(errors);
  const password_hash = await hashPassword(next, origin.ip);
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('accounts')
      .set({ password_hash })
      .where('account_id', '=', accountId)
      // Another request may have changed it since it was verified.
      .where('password_hash', '=', verifiedHash)
      .returning('account_id')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    const ended_sessions = (await endAllSessions(transaction, accountId, clock())) - 1;
    const { email } = session;
    const action = { action: 'password.changed', email, origin, details: { ended_sessions } } as const;
    await recordAccountAction(transaction, action, clock());
    return sessions.start(accountId, transaction, origin, session.secondFactor);
  });
}

/** Limited like signing in, so that nobody can guess the password in a session that is not theirs. @returns its hash. */
async function verifyCurrentPassword(
  { db, throttle, browsers }: SignInDependencies,
  { accountId, email }: Session,
  password: string,
  { cookieHeader, ip }: { cookieHeader: string | undefined; ip: string },
): Promise<string> {
  const attempt = { email, ip, browser: browsers.find(cookieHeader, email) };
  const waitSeconds = await throttle.take(attempt);
  if (waitSeconds > 0) {
    const detail = `Too many attempts. Wait ${formatDuration(waitSeconds)}, then try again.`;
    throw new ProblemError('rate_limited', detail, { headers: { 'Retry-After': waitSeconds } });
  }
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const isCorrect = await verifyPassword(password, account?.password_hash, ip);
  if (!account?.password_hash || !isCorrect) throw wrongPassword();
  await throttle.succeeded(attempt);
  return account.password_hash;
}

const wrongPassword = () =>
  invalidFields([
    {
      in: 'body',
      pointer: '/current_password',
      code: 'not_allowed',
      detail: 'does not match the password of this account',
    },
  ]);
