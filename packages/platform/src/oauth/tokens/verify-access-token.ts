import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { type AccessToken, type AccessTokenClaims, accessTokenType, parseScope } from './access-token.ts';
import type { RevocationList } from './revocation-list.ts';
import { memberRevocationId } from './revoke-tokens.ts';
import { signatureAlgorithm } from './signing-key.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { TokenUsage, TokenUse } from './token-usage.ts';

export interface TokenVerifierOptions {
  keys: Pick<SigningKeys, 'find'>;
  /** The issuer and the audience. */
  baseUrl: string;
  clock: () => Date;
}

const requiredClaims = ['jti', 'sub', 'client_id', 'organization_id', 'scope', 'exp', 'iat'];

/**
 * Verifies the signature, the expiry and the claims of an access token (RFC 9068, section 4), but not whether it was
 * revoked.
 * @throws ProblemError token_invalid, token_expired
 */
export async function verifyAccessToken(
  { keys, baseUrl, clock }: TokenVerifierOptions,
  token: string,
): Promise<AccessToken> {
  const findKey = async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : await keys.find(kid);
    if (key) return key;
    throw new ProblemError('token_invalid', 'The access token is signed with an unknown key.');
  };
  try {
    const { payload } = await jwtVerify<AccessTokenClaims>(token, findKey, {
      algorithms: [signatureAlgorithm],
      typ: accessTokenType,
      issuer: baseUrl,
      audience: baseUrl,
      requiredClaims,
      currentDate: clock(),
    });
    return toAccessToken(payload);
  } catch (error) {
    throw toProblem(error, baseUrl);
  }
}

const toAccessToken = ({ jti, sub, client_id, organization_id, gid, scope, exp }: AccessTokenClaims): AccessToken => ({
  jti,
  organizationId: organization_id,
  clientId: client_id,
  ...(sub !== client_id && { subject: sub }),
  ...(gid !== undefined && { grantId: gid }),
  scopes: parseScope(scope),
  expiresAt: new Date(exp * 1000),
});

/** Other errors, such as an unavailable database, do not mean that the token is invalid: they are rethrown. */
function toProblem(error: unknown, baseUrl: string): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  if (error instanceof errors.JWTExpired) return tokenExpired(new Date((error.payload.exp ?? 0) * 1000));
  return new ProblemError('token_invalid', `The access token ${violationOf(error, baseUrl)}.`, {
    cause: error,
    logDetail: error.message,
  });
}

const tokenExpired = (expiresAt: Date): ProblemError =>
  new ProblemError('token_expired', `The access token expired at ${expiresAt.toISOString()}.`);

function violationOf(error: errors.JOSEError, baseUrl: string): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'has an invalid signature';
  if (error instanceof errors.JOSEAlgNotAllowed) return `is not signed with ${signatureAlgorithm}`;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'is malformed';
  if (error.claim === 'typ') return `does not have the type ${accessTokenType}`;
  if (error.claim === 'iss' && error.reason === 'check_failed') return `was not issued by ${baseUrl}`;
  if (error.claim === 'aud' && error.reason === 'check_failed') return `is not intended for ${baseUrl}`;
  return `${error.reason === 'missing' ? 'is missing the claim' : 'has an invalid claim'} ${error.claim}`;
}

export interface AuthenticatorOptions extends TokenVerifierOptions {
  revocations: Pick<RevocationList, 'has'>;
  usage: Pick<TokenUsage, 'record'>;
  /** How many verified tokens are cached. */
  cacheSize?: number;
}

export interface Authenticator {
  /**
   * Returns the principal of an access token: at once for a token in the cache.
   * @throws ProblemError token_invalid, token_expired, token_revoked
   */
  authenticate(token: string): Principal | Promise<Principal>;
  /** Returns whether the token of a principal would still be accepted. */
  isCurrent(principal: Principal): boolean;
}

interface VerifiedToken {
  /** Revoking any of these revokes the token: the token itself, its client, its grant, its member. */
  revocationIds: readonly string[];
  expiresAt: Date;
  principal: Principal;
  use: TokenUse;
}

/** Authenticates requests by their access tokens. Verified tokens are cached by hash. */
export function createAuthenticator({
  cacheSize = 50_000,
  revocations,
  usage,
  ...options
}: AuthenticatorOptions): Authenticator {
  const cache = new LRUCache<string, VerifiedToken>({ max: cacheSize });
  const tokens = new WeakMap<Principal, VerifiedToken>();
  const isRevoked = ({ revocationIds }: VerifiedToken) => revocationIds.some((id) => revocations.has(id));

  function accept(verified: VerifiedToken): Principal {
    const now = options.clock();
    if (verified.expiresAt <= now) throw tokenExpired(verified.expiresAt);
    if (isRevoked(verified)) throw new ProblemError('token_revoked', 'The access token was revoked.');
    usage.record(verified.use, now);
    return verified.principal;
  }

  async function verify(token: string, cacheKey: string): Promise<Principal> {
    const { jti, grantId, expiresAt, organizationId, clientId, subject, scopes } = await verifyAccessToken(
      options,
      token,
    );
    const principal: Principal = { organizationId, clientId, scopes: new Set(scopes), ...(subject && { subject }) };
    const revocationIds = [
      jti,
      clientId,
      ...(grantId === undefined ? [] : [grantId]),
      ...(subject === undefined ? [] : [memberRevocationId(organizationId, subject)]),
    ];
    const verified = { revocationIds, expiresAt, principal, use: { jti, organizationId, recordedAt: 0 } };
    cache.set(cacheKey, verified);
    tokens.set(principal, verified);
    return accept(verified);
  }

  return {
    authenticate(token) {
      const cacheKey = hash('sha256', token, 'base64url');
      const verified = cache.get(cacheKey);
      return verified ? accept(verified) : verify(token, cacheKey);
    },
    isCurrent(principal) {
      const verified = tokens.get(principal);
      return verified !== undefined && verified.expiresAt > options.clock() && !isRevoked(verified);
    },
  };
}
