import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export interface SignInContext {
  db: Connection;
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
}

export interface Credentials {
  email: string;
  password: string;
  ip: string;
  /** The header `Cookie` of the request. */
  cookieHeader: string | undefined;
}

/** How an attempt to sign in ends. Whether the account exists cannot be told from it. */
export type SignInResult =
  /** `cookies` are headers `Set-Cookie`. */
  | { outcome: 'signed in'; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'too many attempts'; waitSeconds: number };

/** Signs a person in who knows the password of the account. */
export async function signIn(context: SignInContext, credentials: Credentials): Promise<SignInResult> {
  const { db, sessions, throttle, browsers } = context;
  const { password, ip, cookieHeader } = credentials;
  const email = credentials.email.trim().toLowerCase();
  const attempt = { email, ip, browser: browsers.find(cookieHeader, email) };

  const waitSeconds = await throttle.take(attempt);
  if (waitSeconds > 0) return { outcome: 'too many attempts', waitSeconds };

  const account = await findAccount(db, email);
  const correct = await verifyPassword(password, account?.password_hash);
  if (!account?.password_hash || !correct) return { outcome: 'refused' };

  const started = await startSession(context, account.account_id, account.password_hash);
  if (started === undefined) return { outcome: 'refused' };
  await throttle.succeeded(attempt);
  await sessions.end(cookieHeader);
  await renewHash(db, account.account_id, account.password_hash, password);
  return { outcome: 'signed in', cookies: [started, browsers.remember(email)] };
}

async function findAccount(db: Connection, email: string) {
  // PostgreSQL refuses this character, and would tell so by an error.
  if (email.includes('\0')) return undefined;
  const accounts = db.selectFrom('accounts').where('email', '=', email);
  return accounts.select(['account_id', 'password_hash']).executeTakeFirst();
}

/** Only while the password is the one that was checked: a change of it ends the sessions that there are by then. */
const startSession = ({ db, sessions }: SignInContext, accountId: number, checkedHash: string) =>
  db.transaction().execute(async (transaction) => {
    const current = await transaction
      .selectFrom('accounts')
      .select(sql`1`.as('found'))
      .where('account_id', '=', accountId)
      .where('password_hash', '=', checkedHash)
      .forUpdate()
      .executeTakeFirst();
    return current && sessions.start(accountId, transaction);
  });

/** The password is known only now: a hash that was made at another cost is made again. */
async function renewHash(db: Connection, accountId: number, checkedHash: string, password: string): Promise<void> {
  if (!isOutdated(checkedHash)) return;
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', checkedHash)
    .execute();
}
