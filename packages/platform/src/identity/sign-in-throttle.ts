import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { Cookie } from '../http/forms/forms.ts';
import { clientNetwork } from '../http/shared-pools.ts';
import { isOneOf, type KeyedHash, keyedHash } from '../secrets/keyed-hash.ts';

interface ThrottlePolicy {
  /** The number of failures after which the delay is 1 s; it doubles with every further failure. */
  readonly freeAttempts: number;
  readonly maxDelaySeconds: number;
  /** When the counter resets, after the last failure. */
  readonly resetSeconds: number;
}

const day = 86_400;

/** At most about 290 guesses per day for an account, from all networks together. */
const accountPolicy: ThrottlePolicy = { freeAttempts: 5, maxDelaySeconds: 300, resetSeconds: day };

/** Slows down guessing one password for many accounts; higher, since many people can share an address. */
const networkPolicy: ThrottlePolicy = { freeAttempts: 20, maxDelaySeconds: 60, resetSeconds: 3600 };

/** Of an account in a network from which it has signed in within 30 days: strangers in other networks do not delay a new browser there. */
const knownNetworkPolicy: ThrottlePolicy = { ...accountPolicy, resetSeconds: 30 * day };

export interface SignInAttempt {
  /** In lower case. */
  email: string;
  ip: string;
  /** The ID of a browser in which the account has signed in before. */
  browser: string | undefined;
}

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** Limits password guessing. The counters are in the database, shared by all nodes. */
export class SignInThrottle {
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #hash: KeyedHash;

  constructor({ db, clock, secret }: { db: Connection; clock: () => Date; secret: string }) {
    this.#db = db;
    this.#clock = clock;
    this.#hash = keyedHash(secret, 'sign-in attempts');
  }

  /**
   * Counts an attempt before its outcome is known, so that concurrent attempts all count.
   * @returns the seconds until the next attempt is allowed; 0 if this one is.
   */
  async take(attempt: SignInAttempt): Promise<number> {
    for (const counter of await this.#counters(attempt)) {
      const delay = await this.#count(counter);
      if (delay > 0) return delay;
    }
    return 0;
  }

  /** Resets the account's failures after a sign-in, uncounts this attempt for the network, and remembers that the account uses it. */
  async succeeded(attempt: SignInAttempt): Promise<void> {
    for (const { key, policy } of await this.#counters(attempt)) {
      if (policy === networkPolicy) await this.#uncount(key);
      else await this.#db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
    }
    const now = this.#clock();
    const expires_at = new Date(now.getTime() + knownNetworkPolicy.resetSeconds * 1000).toISOString();
    const values = { attempts: 0, next_at: now.toISOString(), expires_at };
    await this.#db
      .insertInto('sign_in_attempts')
      .values({ key: this.#knownNetwork(attempt), ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute();
  }

  /**
   * Counts the opening of a link with a secret token, before it is known whether the token is valid.
   * @returns the seconds until the next attempt is allowed; 0 if this one is.
   */
  takeLink(ip: string): Promise<number> {
    return this.#count(this.#links(ip));
  }

  /** Uncounts the opening of a valid link. */
  linkFound(ip: string): Promise<void> {
    return this.#uncount(this.#links(ip).key);
  }

  /**
   * Counts a code of the second factor. Only who knows the password can send one, so strangers delay nobody.
   * @returns the seconds until the next attempt is allowed; 0 if this one is.
   */
  takeCode(accountId: number): Promise<number> {
    return this.#count(this.#codes(accountId));
  }

  /** Resets the account's failures after a right code. */
  async codeAccepted(accountId: number): Promise<void> {
    await this.#db.deleteFrom('sign_in_attempts').where('key', '=', this.#codes(accountId).key).execute();
  }

  #codes = (accountId: number): Counter => ({ key: this.#hash(`codes ${accountId}`), policy: accountPolicy });

  #links = (ip: string): Counter => ({ key: this.#hash(`links ${clientNetwork(ip)}`), policy: networkPolicy });

  #knownNetwork = ({ email, ip }: SignInAttempt) => this.#hash(`account ${email} network ${clientNetwork(ip)}`);

  /** A known browser and a known network have their own counters: failures in others do not delay them. */
  async #counters(attempt: SignInAttempt): Promise<readonly Counter[]> {
    const { email, ip, browser } = attempt;
    if (browser !== undefined) return [{ key: this.#hash(`browser ${browser}`), policy: accountPolicy }];
    const known = this.#knownNetwork(attempt);
    const found = await this.#db
      .selectFrom('sign_in_attempts')
      .select('key')
      .where('key', '=', known)
      .where('expires_at', '>', this.#clock().toISOString())
      .executeTakeFirst();
    return [
      { key: this.#hash(`network ${clientNetwork(ip)}`), policy: networkPolicy },
      found
        ? { key: known, policy: knownNetworkPolicy }
        : { key: this.#hash(`account ${email}`), policy: accountPolicy },
    ];
  }

  /** Counts in one statement, which changes nothing while the counter is delayed. */
  async #count({ key, policy }: Counter): Promise<number> {
    const now = this.#clock();
    const at = sql`${now.toISOString()}::timestamptz`;
    const resetAt = sql`${at} + make_interval(secs => ${policy.resetSeconds})`;
    // The exponent is limited, so that the power does not overflow.
    const delay = sql`
      case when kept.attempts + 1 < ${policy.freeAttempts}::integer then 0
      else least(${policy.maxDelaySeconds}::integer, 2 ^ least(kept.attempts + 1 - ${policy.freeAttempts}::integer, 30)) end`;
    const { rows } = await sql`
      insert into sign_in_attempts as kept (key, attempts, next_at, expires_at)
      values (${key}, 1, ${at}, ${resetAt})
      on conflict (key) do update set
        attempts = case when kept.expires_at <= ${at} then 1 else kept.attempts + 1 end,
        next_at = case when kept.expires_at <= ${at} then ${at} else ${at} + make_interval(secs => ${delay}) end,
        expires_at = excluded.expires_at
      where kept.next_at <= ${at}
      returning key`.execute(this.#db);
    return rows.length > 0 ? 0 : this.#secondsLeft(key, now);
  }

  async #secondsLeft(key: string, now: Date): Promise<number> {
    const row = await this.#db
      .selectFrom('sign_in_attempts')
      .select('next_at')
      .where('key', '=', key)
      .executeTakeFirst();
    const milliseconds = row ? Date.parse(row.next_at) - now.getTime() : 0;
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }

  async #uncount(key: string): Promise<void> {
    await this.#db
      .updateTable('sign_in_attempts')
      .set({ attempts: sql<number>`greatest(attempts - 1, 0)`, next_at: this.#clock().toISOString() })
      .where('key', '=', key)
      .execute();
  }
}

/**
 * Recognizes browsers in which an account has signed in before, by a cookie. Guesses of others do not delay them (OWASP,
 * "Slow down online guessing attacks with device cookies").
 */
export class KnownBrowsers {
  readonly #cookie: Cookie;
  readonly #hash: KeyedHash;

  constructor({ secret, secure }: { secret: string; secure: boolean }) {
    this.#cookie = new Cookie({ name: 'worklane_browser', maxAgeSeconds: 365 * 86_400, secure });
    this.#hash = keyedHash(secret, 'known browsers');
  }

  /** Returns the ID of the browser if this account has signed in with it before. */
  find(cookieHeader: string | undefined, email: string): string | undefined {
    const [id = '', proof = ''] = this.#cookie.read(cookieHeader)?.split('.') ?? [];
    return isOneOf(this.#hash.all(proven(id, email)), proof) ? id : undefined;
  }

  /** Returns the `Set-Cookie` header for a browser in which the account has signed in. */
  remember(email: string): string {
    const id = randomBytes(16).toString('base64url');
    return this.#cookie.write(`${id}.${this.#hash(proven(id, email))}`);
  }
}

const proven = (id: string, email: string) => `${id} ${email}`;
