import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export interface SignInDependencies {
  db: Connection;
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
}

export interface Credentials {
  email: string;
  password: string;
  ip: string;
  /** The `Cookie` header of the request. */
  cookieHeader: string | undefined;
}

/** The outcome of a sign-in. It does not reveal whether the account exists. */
export type SignInResult =
  /** `cookies` are `Set-Cookie` headers. */
  | { outcome: 'signed in'; cookies: string[] }
  | { outcome: 'rejected' }
  | { outcome: 'too many attempts'; waitSeconds: number };

/** Signs in with an e-mail address and a password. */
export async function signIn(dependencies: SignInDependencies, credentials: Credentials): Promise<SignInResult> {
  const { db, sessions, throttle, browsers } = dependencies;
  const { password, ip, cookieHeader } = credentials;
  const email = credentials.email.trim().toLowerCase();
  const attempt = { email, ip, browser: browsers.find(cookieHeader, email) };

  const waitSeconds = await throttle.take(attempt);
  if (waitSeconds > 0) return { outcome: 'too many attempts', waitSeconds };

  const account = await findAccount(db, email);
  const isCorrect = await verifyPassword(password, account?.password_hash);
  if (!account?.password_hash || !isCorrect) return { outcome: 'rejected' };

  const sessionCookie = await startSession(dependencies, account.account_id, account.password_hash);
  if (sessionCookie === undefined) return { outcome: 'rejected' };
  await throttle.succeeded(attempt);
  await sessions.end(cookieHeader);
  await rehashPassword(db, account.account_id, account.password_hash, password);
  return { outcome: 'signed in', cookies: [sessionCookie, browsers.remember(email)] };
}

async function findAccount(db: Connection, email: string) {
  // PostgreSQL rejects this character in text.
  if (email.includes('\0')) return undefined;
  const accounts = db.selectFrom('accounts').where('email', '=', email);
  return accounts.select(['account_id', 'password_hash']).executeTakeFirst();
}

/** Starts a session unless the password has changed since it was verified: changing it ends all existing sessions. */
const startSession = ({ db, sessions }: SignInDependencies, accountId: number, verifiedHash: string) =>
  db.transaction().execute(async (transaction) => {
    const current = await transaction
      .selectFrom('accounts')
      .select(sql`1`.as('found'))
      .where('account_id', '=', accountId)
      .where('password_hash', '=', verifiedHash)
      .forUpdate()
      .executeTakeFirst();
    return current && sessions.start(accountId, transaction);
  });

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
