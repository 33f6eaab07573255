import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { LRUCache } from 'lru-cache';
import type { Revocations } from './revocations.ts';
import { memberAccessId } from './revoke.ts';
import type { TokenUse, TokenUses } from './token-uses.ts';
import { expired, type VerifierOptions, verifyToken } from './verify-token.ts';

export interface TokenCheckOptions extends VerifierOptions {
  revocations: Pick<Revocations, 'has'>;
  uses: Pick<TokenUses, 'note'>;
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
  /** Whatever is revoked: the token, its application, the grant it comes from, or the access of its member. */
  revocable: readonly string[];
  expiresAt: Date;
  principal: Principal;
  use: TokenUse;
}

/** Checks access tokens. One that has been verified is remembered by its hash, and from then on only looked up. */
export function createTokenCheck({
  remembered = 50_000,
  revocations,
  uses,
  ...options
}: TokenCheckOptions): TokenCheck {
  const cache = new LRUCache<string, Verified>({ max: remembered });
  const origins = new WeakMap<Principal, Verified>();
  const isRevoked = ({ revocable }: Verified) => revocable.some((id) => revocations.has(id));

  function require(verified: Verified): Principal {
    const now = options.clock();
    if (verified.expiresAt <= now) throw expired(verified.expiresAt);
    if (isRevoked(verified)) {
      throw new ProblemError('token_revoked', 'The access token was revoked. Ask for a new one.');
    }
    uses.note(verified.use, now);
    return verified.principal;
  }

  async function verify(token: string, key: string): Promise<Principal> {
    const { jti, grantId, expiresAt, organizationId, clientId, subject, scopes } = await verifyToken(options, token);
    const principal: Principal = { organizationId, clientId, scopes: new Set(scopes), ...(subject && { subject }) };
    const revocable = [
      jti,
      clientId,
      ...(grantId === undefined ? [] : [grantId]),
      ...(subject === undefined ? [] : [memberAccessId(organizationId, subject)]),
    ];
    const verified = { revocable, expiresAt, principal, use: { jti, organizationId, notedAt: 0 } };
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
      return origin !== undefined && origin.expiresAt > options.clock() && !isRevoked(origin);
    },
  };
}
