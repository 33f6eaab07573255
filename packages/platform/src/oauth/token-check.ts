import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { LRUCache } from 'lru-cache';
import type { Revocations } from './revocations.ts';
import { expired, type VerifierOptions, verifyToken } from './verify-token.ts';

export interface TokenCheckOptions extends VerifierOptions {
  revocations: Pick<Revocations, 'has'>;
  /** The most tokens that are remembered. */
  remembered?: number;
}

export interface TokenCheck {
  /**
   * Who a token speaks for; an `Authenticate` of the server.
   * @throws ProblemError token_invalid, token_expired, token_revoked
   */
  authenticate(token: string): Principal | Promise<Principal>;
  /** Whether the token from which a principal came would still be accepted. */
  isCurrent(principal: Principal): boolean;
}

interface Verified {
  jti: string;
  expiresAt: Date;
  principal: Principal;
}

/** Checks access tokens. One that has been verified is remembered by its hash, and from then on only looked up. */
export function createTokenCheck({ remembered = 50_000, revocations, ...options }: TokenCheckOptions): TokenCheck {
  const cache = new LRUCache<string, Verified>({ max: remembered });
  const origins = new WeakMap<Principal, Verified>();

  function require(verified: Verified): Principal {
    if (verified.expiresAt <= options.clock()) throw expired(verified.expiresAt);
    if (revocations.has(verified.jti)) {
      throw new ProblemError('token_revoked', 'The access token was revoked. Ask for a new one.');
    }
    return verified.principal;
  }

  async function verify(token: string, key: string): Promise<Principal> {
    const { jti, expiresAt, organizationId, clientId, subject, scopes } = await verifyToken(options, token);
    const principal: Principal = { organizationId, clientId, scopes: new Set(scopes), ...(subject && { subject }) };
    const verified = { jti, expiresAt, principal };
    cache.set(key, verified);
    origins.set(principal, verified);
    return require(verified);
  }

  return {
    authenticate(token) {
      const key = hash('sha256', token, 'base64url');
      const verified = cache.get(key);
      return verified ? require(verified) : verify(token, key);
    },
    isCurrent(principal) {
      const origin = origins.get(principal);
      return origin !== undefined && origin.expiresAt > options.clock() && !revocations.has(origin.jti);
    },
  };
}
