import { sql } from 'kysely';
import { type AuditDetails, type AuditOrigin, anonymous, recordAccountAction } from '../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../database/store.ts';
import { findProviderOf } from './identity-providers/identity-providers.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import type { Passkeys } from './second-factor/passkeys.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './sessions.ts';
import type { KnownBrowsers, SignInThrottle } from './sign-in-throttle.ts';

export interface SignInDependencies extends ChangeDependencies {
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the request. */
  origin: AuditOrigin;
  /** The `Cookie` header of the request. */
  cookieHeader: string | undefined;
}

/** The outcome of a sign-in. It does not reveal whether the account exists. */
export type SignInResult =
  /** `cookies` are `Set-Cookie` headers. A pending session waits for the code of the authenticator app. */
  | { outcome: 'signed in'; cookies: string[]; pending: boolean }
  | { outcome: 'rejected' }
  /** Everybody of the domain signs in with an identity provider. */
  | { outcome: 'has provider' }
  | { outcome: 'too many attempts'; waitSeconds: number };

/** Signs in with an e-mail address and a password. */
export async function signIn(dependencies: SignInDependencies, credentials: Credentials): Promise<SignInResult> {
  const { db, sessions, throttle, browsers } = dependencies;
  const { password, origin, cookieHeader } = credentials;
  const email = credentials.email.trim().toLowerCase();
  if (await findProviderOf(db, email)) return { outcome: 'has provider' };
  const attempt = { email, ip: origin.ip, browser: browsers.find(cookieHeader, email) };

  const waitSeconds = await throttle.take(attempt);
  if (waitSeconds > 0) return { outcome: 'too many attempts', waitSeconds };

  const account = await findAccount(db, email);
  const isCorrect = await verifyPassword(password, account?.password_hash, origin.ip);
  if (!account?.password_hash || !isCorrect) return reject(dependencies, email, origin);

  const verified = { email, accountId: account.account_id, passwordHash: account.password_hash };
  const session = await startSession(dependencies, verified, origin);
  if (session === undefined) return reject(dependencies, email, origin);
  await throttle.succeeded(attempt);
  await sessions.end(cookieHeader, origin);
  await rehashPassword(db, account.account_id, account.password_hash, password);
  const { cookie, pending } = session;
  return { outcome: 'signed in', cookies: [cookie, ...(pending ? [] : [browsers.remember(email)])], pending };
}

async function findAccount(db: Connection, email: string) {
  // PostgreSQL rejects this character in text.
  if (email.includes('\0')) return undefined;
  const accounts = db.selectFrom('accounts').where('email', '=', email);
  return accounts.select(['account_id', 'password_hash']).executeTakeFirst();
}

/** Starts a session unless the password has changed since it was verified: changing it ends all existing sessions. */
const startSession = (
  { db, clock, sessions }: SignInDependencies,
  { email, accountId, passwordHash }: { email: string; accountId: number; passwordHash: string },
  origin: AuditOrigin,
) =>
  db.transaction().execute(async (transaction) => {
    const current = await transaction
      .selectFrom('accounts')
      .select(sql`1`.as('found'))
      .where('account_id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst();
    if (!current) return undefined;
    const session = await sessions.startSession({ accountId, secondFactor: false }, transaction, origin);
    const action = { action: 'sign_in.succeeded', email, origin } as const;
    if (!session.pending) await recordAccountAction(transaction, action, clock());
    return session;
  });

/**
 * Rejects a sign-in, and records it for the address of a member. Attempts that the throttle rejects are not recorded, so
 * guessing adds about 290 entries a day for an account at most. The commit does not wait for the disk, since that would
 * reveal whether the account exists; a power cut can lose the entries of the last second.
 */
export async function reject(
  { db, clock }: ChangeDependencies,
  email: string,
  origin: AuditOrigin,
  details: AuditDetails = {},
): Promise<SignInResult> {
  // PostgreSQL rejects this character in text.
  if (email.includes('\0')) return { outcome: 'rejected' };
  await db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction);
    const action = { action: 'sign_in.failed', email, actor: anonymous, origin, details } as const;
    await recordAccountAction(transaction, action, clock());
  });
  return { outcome: 'rejected' };
}

/** Upgrades an outdated hash, which is possible only while the password is known. */
async function rehashPassword(db: Connection, accountId: number, verifiedHash: string, password: string) {
  if (!needsRehash(verifiedHash)) return;
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', verifiedHash)
    .execute();
}

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
