import type { schemas } from '@worklane/contract';
import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { ProofSigner } from './dpop.ts';

/** A valid access token and the organization that it is bound to. */
export interface Access {
  /** The value of the `Authorization` header, built once for each token because tokens are long. */
  readonly authorization: string;
  readonly organizationId: number;
  /** Undefined for a plain token. */
  readonly organizationName?: string | undefined;
  /** Signs the requests; undefined for a bearer token. */
  readonly signer?: ProofSigner | undefined;
}

/** The access of one client, renewed as needed. */
export interface Session {
  /** Returns the current access. Called before every request. @throws WorklaneError */
  access(): Access | Promise<Access>;
  /** Returns new access after the service rejected this one with 401; omitted when the token cannot be renewed. */
  renew?(rejected: Access): Promise<Access>;
}

/** An authentication strategy: `clientCredentials`, `authorizationCode`, `refreshToken`, `plainToken` or your own. */
export interface Auth {
  open(connection: Connection): Session;
}

/** A response of the token endpoint, and when it was received. */
export interface Tokens extends schemas.TokenResponse {
  /** Unix time in milliseconds. */
  received_at: number;
}

/** Stores tokens between runs: in a database, a file or `sessionStorage`. Protect them like passwords. */
export interface TokenStorage {
  load(): Tokens | null | undefined | Promise<Tokens | null | undefined>;
  /**
   * Awaited before new tokens are used, because the previous refresh token is no longer valid. Null removes them. If it fails, the
   * call fails with `storage_failed`, and the next one saves the same tokens again.
   */
  save(tokens: Tokens | null): unknown;
  /**
   * Runs `work` exclusively among the processes or tabs that share this storage: one renews, the others load what it
   * saved. In browsers: `(work) => navigator.locks.request('worklane', work)`.
   */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}

/** Returns a storage that keeps tokens until the process ends. */
export function memoryStorage(tokens: Tokens | null = null): TokenStorage {
  let stored = tokens;
  return {
    load: () => stored,
    save: (next) => {
      stored = next;
    },
  };
}

/** @throws WorklaneError organization_unknown, for the tokens of another service */
export function accessFrom(
  { token_type, access_token, organization_id, organization_name }: Tokens,
  signer?: ProofSigner,
): Access {
  if (!Number.isSafeInteger(organization_id)) {
    throw new WorklaneError('organization_unknown', 'The tokens have no organization_id.');
  }
  // RFC 6750, section 2.1, and RFC 9449, section 7.1.
  const isBound = /^dpop$/i.test(token_type);
  return {
    authorization: `${isBound ? 'DPoP' : 'Bearer'} ${access_token}`,
    signer: isBound ? signer : undefined,
    organizationId: organization_id,
    organizationName: organization_name,
  };
}

/**
 * Returns whether the access token may still be sent. It counts as expired early, by a tenth of its lifetime and at most
 * 30 seconds, so that it does not expire in transit. Without a lifetime (RFC 6749, section 5.1), it is sent until it is rejected.
 */
export function isFresh({ access_token, received_at, expires_in }: Tokens, now: number): boolean {
  const lifetime = expires_in ?? Number.POSITIVE_INFINITY;
  return typeof access_token === 'string' && now < received_at + lifetime * 1000 - Math.min(30_000, lifetime * 100);
}
