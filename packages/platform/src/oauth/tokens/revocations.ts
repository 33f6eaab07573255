import { sql } from 'kysely';
import type { Store } from '../../database/store.ts';
import { type Revocation, revocationChannel, revoke } from './revoke.ts';

export interface RevocationsOptions {
  store: Store;
  clock: () => Date;
  /** Called when the database could not be read; it is tried again. */
  onError: (error: unknown) => void;
}

/** Milliseconds between two looks for revocations that were not told. */
const pollEvery = 1000;

/** Milliseconds after which those of expired tokens are forgotten. */
const sweepEvery = 600_000;

/**
 * What was revoked, in memory. Other nodes tell theirs at once, and all are read again from the database every second,
 * since what is told can be lost.
 */
export class Revocations {
  readonly #options: RevocationsOptions;
  /** When each expires, in milliseconds since 1970. */
  readonly #expiries = new Map<string, number>();
  /** Every transaction before this one has been read. */
  #horizon = '0';
  #sweptAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #closed = false;
  #unlisten: (() => Promise<void>) | undefined;

  private constructor(options: RevocationsOptions) {
    this.#options = options;
  }

  static async open(options: RevocationsOptions): Promise<Revocations> {
    const revocations = new Revocations(options);
    revocations.#unlisten = await options.store.listen(revocationChannel, (message) => revocations.#hear(message));
    try {
      await revocations.#read();
    } catch (error) {
      await revocations.close();
      throw error;
    }
    revocations.#schedule();
    return revocations;
  }

  has(id: string): boolean {
    return this.#expiries.has(id);
  }

  /** Revokes at once on this node, and on the others when they are told. */
  async revoke(revocation: Revocation): Promise<void> {
    this.#hear(await revoke(this.#options.store, revocation));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#unlisten?.();
    await this.#polling;
  }

  #hear(message: string): void {
    const [id = '', expiry] = message.split(' ');
    this.#expiries.set(id, Number(expiry));
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll();
    }, pollEvery).unref();
  }

  async #poll(): Promise<void> {
    await this.#read().catch(this.#options.onError);
    this.#sweep();
    if (!this.#closed) this.#schedule();
  }

  /**
   * Reads what may have been committed since the last time: all from the oldest transaction on that was running
   * then. There is one row without a token when there is nothing.
   */
  async #read(): Promise<void> {
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

  #sweep(): void {
    const now = this.#options.clock().getTime();
    if (now - this.#sweptAt < sweepEvery) return;
    this.#sweptAt = now;
    for (const [id, expiry] of this.#expiries) {
      if (expiry <= now) this.#expiries.delete(id);
    }
  }
}
