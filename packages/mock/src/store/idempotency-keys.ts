import { ProblemError } from '../http/problem.ts';
import type { StoredRecord } from './record.ts';

/** A creation that a client may repeat. */
export interface IdempotentRequest {
  /** Who sent it: only they can repeat it. */
  readonly principal: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
}

/** The first response to a request with an idempotency key. */
export interface KeptResponse<Created = StoredRecord> {
  /** Identifies organization, resource kind, principal and key. */
  readonly name: string;
  /** The JSON text of the body. */
  readonly body: string;
  readonly record: Created;
  readonly created_at: string;
}

const retentionMilliseconds = 24 * 3_600_000;

/** The responses to requests with an idempotency key, for 24 hours. */
export class IdempotencyKeys<Created = StoredRecord> {
  readonly #kept = new Map<string, KeptResponse<Created>>();

  /**
   * Returns the record that the first request with the name created; undefined for a new name.
   * @throws ProblemError idempotency_key_reused if that request had another body
   */
  find(name: string, body: string, now: Date): Created | undefined {
    this.#removeExpired(now);
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    if (kept.body === body) return kept.record;
    throw new ProblemError(
      'idempotency_key_reused',
      `The idempotency key was sent with another body at ${kept.created_at}.`,
    );
  }

  add(kept: KeptResponse<Created>): void {
    this.#kept.set(kept.name, kept);
  }

  all(): readonly KeptResponse<Created>[] {
    return [...this.#kept.values()];
  }

  restore(kept: readonly KeptResponse<Created>[]): void {
    this.#kept.clear();
    for (const each of kept) this.add(each);
  }

  /** They are in the order of their creation. */
  #removeExpired(now: Date): void {
    const expiry = new Date(now.getTime() - retentionMilliseconds).toISOString();
    for (const { name, created_at } of this.#kept.values()) {
      if (created_at >= expiry) return;
      this.#kept.delete(name);
    }
  }
}
