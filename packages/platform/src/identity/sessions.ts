import { hash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/store.ts';
import { Cookie } from '../http/cookie.ts';
import { type KeyedHash, keyedHash } from '../http/keyed-hash.ts';
import type { Revocation } from '../oauth/tokens/revoke-tokens.ts';
import { ofSession, sessionGrantId } from './session-access.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** What each form of this session must bring along: other sites do not know it. */
  readonly csrf: string;
  /** Under which the access tokens that come from it are revoked. */
  readonly grantId: string;
  readonly expiresAt: string;
}

export interface SessionsOptions {
  db: Connection;
  clock: () => Date;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Whether the service is reached by https. */
  secure: boolean;
  /** Refuses access tokens from now on: `RevocationList.revoke`. */
  revoke: (revocation: Revocation) => Promise<unknown>;
}

/** From the sign-in on, however much it is used (NIST SP 800-63B, section 4.1.3). */
const lifetimeSeconds = 30 * 86_400;

/** Who is signed in, in which browser: an opaque cookie, kept as its hash. */
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

  /** @param cookieHeader the header `Cookie` of a request. */
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
   * Signs an account in. The value is always new, so that none that was planted before can be used afterwards.
   * @param db the transaction in which that happens, if it is one.
   * @returns the header `Set-Cookie`.
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
   * Ends the session of a browser, if it has one, and the access tokens that came from it.
   * @returns the header `Set-Cookie` that takes its cookie away.
   */
  async end(cookieHeader: string | undefined): Promise<string> {
    const value = this.#cookie.read(cookieHeader);
    if (value) await this.#end(idHash(value));
    return this.#cookie.clear();
  }

  /** Tokens are refused first: if the rest fails, the person is still signed in and can sign out again. */
  async #end(id: string): Promise<void> {
    const found = await this.#db.selectFrom('sessions').select('id_hash').where('id_hash', '=', id).executeTakeFirst();
    if (!found) return;
    await this.#revoke(ofSession(id, this.#clock()));
    await this.#db.deleteFrom('sessions').where('id_hash', '=', id).execute();
  }
}

const idHash = (value: string): string => hash('sha256', value, 'base64url');
