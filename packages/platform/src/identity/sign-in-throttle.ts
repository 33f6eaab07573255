import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { clientNetwork } from '../http/client-network.ts';
import { type KeyedHash, keyedHash } from '../http/keyed-hash.ts';
import { ofAccount, ofNetwork, type Pace } from './sign-in-pace.ts';

/** Who wants to sign in. */
export interface Attempt {
  /** In lower case. */
  email: string;
  ip: string;
  /** The id of a browser in which the account has been signed in before. */
  browser: string | undefined;
}

interface Counter {
  readonly key: string;
  readonly pace: Pace;
}

/** Slows down who guesses passwords. It is kept in the database, so that all nodes count together. */
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
   * Counts an attempt, before it is known how it ends: of those that come at once, none slips through.
   * @returns how many seconds it must wait; 0 when it may go on.
   */
  async take(attempt: Attempt): Promise<number> {
    for (const counter of this.#counters(attempt)) {
      const wait = await this.#count(counter);
      if (wait > 0) return wait;
    }
    return 0;
  }

  /** Forgets the failures of who has signed in; of the network only this one attempt, which was none. */
  async succeeded(attempt: Attempt): Promise<void> {
    for (const { key, pace } of this.#counters(attempt)) {
      if (pace === ofNetwork) await this.#uncount(key);
      else await this.#db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
    }
  }

  /** A browser that is known counts alone: neither the account's failures elsewhere nor its network's are its own. */
  #counters({ email, ip, browser }: Attempt): readonly Counter[] {
    if (browser !== undefined) return [{ key: this.#hash(`browser ${browser}`), pace: ofAccount }];
    return [
      { key: this.#hash(`network ${clientNetwork(ip)}`), pace: ofNetwork },
      { key: this.#hash(`account ${email}`), pace: ofAccount },
    ];
  }

  /** One statement, which changes nothing while the counter must wait. */
  async #count({ key, pace }: Counter): Promise<number> {
    const now = this.#clock();
    const at = sql`${now.toISOString()}::timestamptz`;
    const forgotten = sql`${at} + make_interval(secs => ${pace.forgottenAfterSeconds})`;
    // The exponent is held back from growing over what a number can be.
    const wait = sql`
      case when kept.attempts + 1 < ${pace.waitsAfter}::integer then 0
      else least(${pace.longestWaitSeconds}::integer, 2 ^ least(kept.attempts + 1 - ${pace.waitsAfter}::integer, 30)) end`;
    const { rows } = await sql`
      insert into sign_in_attempts as kept (key, attempts, next_at, expires_at)
      values (${key}, 1, ${at}, ${forgotten})
      on conflict (key) do update set
        attempts = case when kept.expires_at <= ${at} then 1 else kept.attempts + 1 end,
        next_at = case when kept.expires_at <= ${at} then ${at} else ${at} + make_interval(secs => ${wait}) end,
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
