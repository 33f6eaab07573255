import { hash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/store.ts';
import { Cookie } from '../http/cookie.ts';
import { type KeyedHash, keyedHash } from '../http/keyed-hash.ts';
import type { Revocation } from '../oauth/tokens/revoke-tokens.ts';

/** The session of a signed-in account. */
export interface Session {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The CSRF token that every form of this session must send. */
  readonly csrf: string;
  /** The grant ID of the access tokens of this session. */
  readonly grantId: string;
  readonly expiresAt: string;
}

export interface SessionsOptions {
  db: Connection;
  clock: () => Date;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Whether clients reach the service over https. */
  secure: boolean;
  /** Revokes access tokens: `RevocationList.revoke`. */
  revoke: (revocation: Revocation) => Promise<unknown>;
}

/** From the sign-in, regardless of use (NIST SP 800-63B, section 4.1.3). */
const lifetimeSeconds = 30 * 86_400;

/** The lifetime of an access token of a session, in seconds. */
export const sessionTokenSeconds = 600;

/** The sessions of browsers: the cookie holds an opaque value, the database its hash. */
export class Sessions {
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #cookie: Cookie;
  readonly #csrf: KeyedHash;
  readonly #revoke: SessionsOptions['revoke'];

  constructor({ db, clock, secret, secure, revoke }: SessionsOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#revoke = revoke;
    this.#cookie = new Cookie({ name: 'worklane_session', maxAgeSeconds: lifetimeSeconds, secure });
    this.#csrf = keyedHash(secret, 'session forms');
  }

  /** @param cookieHeader the `Cookie` header of a request. */
  async find(cookieHeader: string | undefined): Promise<Session | undefined> {
    const value = this.#cookie.read(cookieHeader);
    if (!value) return undefined;
    const account = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.account_id', 'sessions.account_id')
      .select(['accounts.account_id as accountId', 'accounts.email', 'accounts.name'])
      .select('sessions.expires_at as expiresAt')
      .where('sessions.id_hash', '=', idHash(value))
      .where('sessions.expires_at', '>', this.#clock().toISOString())
      .executeTakeFirst();
    return account && { ...account, csrf: this.#csrf(value), grantId: sessionGrantId(idHash(value)) };
  }

  /**
   * Starts a session with a new value, which prevents session fixation.
   * @param db the transaction that verified the account.
   * @returns the `Set-Cookie` header.
   */
  async start(accountId: number, db: Connection = this.#db): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    const now = this.#clock();
    const expiry = new Date(now.getTime() + lifetimeSeconds * 1000);
    await db
      .insertInto('sessions')
      .values({
        id_hash: idHash(value),
        account_id: accountId,
        created_at: now.toISOString(),
        expires_at: expiry.toISOString(),
      })
      .execute();
    return this.#cookie.write(value);
  }

  /**
   * Ends the session of a browser, if it has one, and revokes its access tokens.
   * @returns the `Set-Cookie` header that clears the cookie.
   */
  async end(cookieHeader: string | undefined): Promise<string> {
    const value = this.#cookie.read(cookieHeader);
    if (value) await this.#end(idHash(value));
    return this.#cookie.clear();
  }

  /** Revokes the tokens first: if deleting the session fails, the account is still signed in and can retry. */
  async #end(id: string): Promise<void> {
    const found = await this.#db.selectFrom('sessions').select('id_hash').where('id_hash', '=', id).executeTakeFirst();
    if (!found) return;
    await this.#revoke(sessionRevocation(id, this.#clock()));
    await this.#db.deleteFrom('sessions').where('id_hash', '=', id).execute();
  }
}

const idHash = (value: string): string => hash('sha256', value, 'base64url');

/**
 * Returns the grant ID of the access tokens of a session. It is derived from the stored hash, so that the tokens can be
 * revoked without the cookie.
 */
const sessionGrantId = (idHash: string): string => `ses_${hash('sha256', `grant of session ${idHash}`, 'base64url')}`;

/** The maximum difference between the clocks of nodes, in milliseconds. */
const clockMargin = 3_600_000;

/** Sessions do not belong to an organization. */
const noOrganization = 0;

/**
 * Returns the revocation of the access tokens of a session.
 * @param idHash the key of the session.
 */
export const sessionRevocation = (idHash: string, now: Date): Revocation => ({
  id: sessionGrantId(idHash),
  organizationId: noOrganization,
  expiresAt: new Date(now.getTime() + sessionTokenSeconds * 1000 + clockMargin),
});

/** Deletes expired sessions and expired counters of sign-in attempts. */
export async function purgeExpiredSessions(db: Connection, now: Date): Promise<void> {
  for (const table of ['sessions', 'sign_in_attempts'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
  }
}
