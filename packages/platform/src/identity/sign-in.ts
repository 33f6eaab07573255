import { sql } from 'kysely';
import { anonymous } from '../audit/audit-actors.ts';
import type { AuditDetails, AuditOrigin } from '../audit/audit-log.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Connection } from '../database/store.ts';
import { findProviderOf } from './identity-providers/identity-providers.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export interface SignInDependencies {
  db: Connection;
  clock: () => Date;
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
  { db, clock }: Pick<SignInDependencies, 'db' | 'clock'>,
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
