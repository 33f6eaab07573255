import { idempotencyKeyReused, idempotencyRetention } from '@worklane/contract/requests';

/** A request that a client may repeat. */
export interface IdempotentRequest {
  readonly operation: string;
  readonly organizationId: number;
  /** Who sent it: only they can repeat it. */
  readonly principal: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** What the same key must be sent with again. */
  readonly content: unknown;
}

/** The first response to a request with an idempotency key. */
export interface KeptResponse<Response> {
  /** Identifies organization, operation, principal and key. */
  readonly name: string;
  /** The JSON text of the content. */
  readonly content: string;
  readonly response: Response;
  readonly created_at: string;
}

/** The responses to requests with an idempotency key, for 24 hours. */
export class IdempotencyKeys<Response> {
  readonly #kept = new Map<string, KeptResponse<Response>>();

  /**
   * Performs a request, unless one with the same key has been performed. A request that is rejected leaves the key unused.
   * @throws ProblemError idempotency_key_reused if that request had another content
   */
  once(
    request: IdempotentRequest,
    now: Date,
    perform: () => Response,
  ): { readonly response: Response; readonly replayed: boolean } {
    this.#removeExpired(now);
    const kept = this.#find(request);
    if (kept) return { response: kept.response, replayed: true };
    const response = perform();
    const { name, content } = identityOf(request);
    this.#kept.set(name, { name, content, response, created_at: now.toISOString() });
    return { response, replayed: false };
  }

  /**
   * Returns whether a request was performed.
   * @throws ProblemError idempotency_key_reused if the one with its key had another content
   */
  wasPerformed(request: IdempotentRequest, now: Date): boolean {
    this.#removeExpired(now);
    return this.#find(request) !== undefined;
  }

  all(): readonly KeptResponse<Response>[] {
    return [...this.#kept.values()];
  }

  restore(kept: readonly KeptResponse<Response>[]): void {
    this.#kept.clear();
    for (const each of kept) this.#kept.set(each.name, each);
  }

  #find(request: IdempotentRequest): KeptResponse<Response> | undefined {
    const { name, content } = identityOf(request);
    const kept = this.#kept.get(name);
    if (kept && kept.content !== content) throw idempotencyKeyReused(kept.created_at);
    return kept;
  }

  /** They are in the order of their creation. */
  #removeExpired(now: Date): void {
    const expiry = new Date(now.getTime() - idempotencyRetention).toISOString();
    for (const { name, created_at } of this.#kept.values()) {
      if (created_at >= expiry) return;
      this.#kept.delete(name);
    }
  }
}

const identityOf = ({ organizationId, operation, principal, key, content }: IdempotentRequest) => ({
  name: JSON.stringify([organizationId, operation, principal, key]),
  content: JSON.stringify(content),
});
