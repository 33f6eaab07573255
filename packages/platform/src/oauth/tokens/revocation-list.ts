import { sql } from 'kysely';
import type { Store } from '../../database/store.ts';
import { type Revocation, revocationChannel, revokeTokens } from './revoke-tokens.ts';

export interface RevocationListOptions {
  store: Store;
  clock: () => Date;
  /** Called when reading the database fails; it is retried. */
  onError: (error: unknown) => void;
}

const pollMilliseconds = 1000;
const purgeMilliseconds = 600_000;

/**
 * The revocations in memory. Other nodes notify this one at once; since notifications can be lost, new rows are also
 * read from the database every second.
 */
export class RevocationList {
  readonly #options: RevocationListOptions;
  /** When each revocation expires, in milliseconds since 1970. */
  readonly #expiries = new Map<string, number>();
  /** The oldest transaction that may still commit unread rows. */
  #horizon = '0';
  #purgedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #closed = false;
  #unlisten: (() => Promise<void>) | undefined;

  private constructor(options: RevocationListOptions) {
    this.#options = options;
  }

  static async open(options: RevocationListOptions): Promise<RevocationList> {
    const list = new RevocationList(options);
    list.#unlisten = await options.store.listen(revocationChannel, (message) => list.#add(message));
    try {
      await list.#read();
    } catch (error) {
      await list.close();
      throw error;
    }
    list.#schedule();
    return list;
  }

  has(id: string): boolean {
    return this.#expiries.has(id);
  }

  /** Revokes tokens at once on this node, and on the others when they are notified. */
  async revoke(revocation: Revocation): Promise<void> {
    this.#add(await revokeTokens(this.#options.store.db, revocation));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#unlisten?.();
    await this.#polling;
  }

  #add(message: string): void {
    const [id = '', expiry] = message.split(' ');
    this.#expiries.set(id, Number(expiry));
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll();
    }, pollMilliseconds).unref();
  }

  async #poll(): Promise<void> {
    await this.#read().catch(this.#options.onError);
    this.#purgeExpired();
    if (!this.#closed) this.#schedule();
  }

  /** Reads every revocation of a transaction that may have committed since the last read. */
  async #read(): Promise<void> {
    // The left join returns the horizon in a row of its own when there is no revocation.
    const { rows } = await sql<{ horizon: string; revoked: string | null; expires_at: string }>`
      select now.horizon::text as horizon, revocations.revoked, revocations.expires_at
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
      left join revocations on revocations.transaction_id >= ${this.#horizon}::xid8
        and revocations.expires_at > ${this.#options.clock().toISOString()}::timestamptz`.execute(
      this.#options.store.db,
    );
    for (const { revoked, expires_at } of rows) {
      if (revoked !== null) this.#expiries.set(revoked, Date.parse(expires_at));
    }
    this.#horizon = rows[0]?.horizon ?? this.#horizon;
  }

  #purgeExpired(): void {
    const now = this.#options.clock().getTime();
    if (now - this.#purgedAt < purgeMilliseconds) return;
    this.#purgedAt = now;
    for (const [id, expiry] of this.#expiries) {
      if (expiry <= now) this.#expiries.delete(id);
    }
  }
}
