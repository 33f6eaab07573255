import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import { errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import { boundedCache } from '../../http/bounded-cache.ts';
import { type AccessToken, type AccessTokenClaims, accessTokenType, parseScope, recordedIdOf } from './access-token.ts';
import { mcpPath, mcpResource } from './resources.ts';
import type { RevocationList } from './revocation-list.ts';
import { memberRevocationId } from './revoke-tokens.ts';
import { type SigningKeys, signatureAlgorithm } from './signing-keys.ts';
import type { TokenRequest, TokenUsage, TokenUse } from './token-usage.ts';

export interface TokenVerifierOptions {
  keys: Pick<SigningKeys, 'find'>;
  /** The issuer. */
  baseUrl: string;
  /** The resources whose tokens are accepted. */
  audience: string | readonly string[];
  clock: () => Date;
}

const requiredClaims = ['jti', 'sub', 'client_id', 'organization_id', 'scope', 'exp', 'iat'];

/**
 * Verifies the signature, the expiry and the claims of an access token (RFC 9068, section 4), but not whether it was
 * revoked.
 * @throws ProblemError token_invalid, token_expired
 */
export async function verifyAccessToken(options: TokenVerifierOptions, token: string): Promise<AccessToken> {
  const accessToken = await readSignedToken(options, token);
  if (accessToken.expiresAt <= options.clock()) throw tokenExpired(accessToken.expiresAt);
  return accessToken;
}

/**
 * Verifies an access token except for its expiry.
 * @throws ProblemError token_invalid
 */
async function readSignedToken(options: TokenVerifierOptions, token: string): Promise<AccessToken> {
  const { keys, baseUrl, audience, clock } = options;
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
      audience: [audience].flat(),
      requiredClaims,
      currentDate: clock(),
    });
    return toAccessToken(payload, baseUrl);
  } catch (error) {
    // The expiry is checked last.
    if (error instanceof errors.JWTExpired) {
      return toAccessToken(error.payload as unknown as AccessTokenClaims, baseUrl);
    }
    throw toProblem(error, options);
  }
}

const toAccessToken = (claims: AccessTokenClaims, baseUrl: string): AccessToken => {
  const { jti, sub, client_id, organization_id, member_version, gid, scope, act, cnf, exp } = claims;
  return {
    jti,
    organizationId: organization_id,
    clientId: client_id,
    ...(sub !== client_id && memberClaims(sub, member_version)),
    ...(gid !== undefined && { grantId: gid }),
    scopes: parseScope(scope),
    ...(cnf !== undefined && { jkt: cnf.jkt }),
    ...(act?.sub === mcpResource(baseUrl, mcpPath) && { via: 'mcp' }),
    expiresAt: new Date(exp * 1000),
  };
};

/** @throws ProblemError token_invalid if a change of the role could not revoke the token */
function memberClaims(subject: string, memberVersion: number | undefined) {
  if (memberVersion === undefined) {
    throw new ProblemError('token_invalid', 'The access token is missing the claim member_version.');
  }
  return { subject, memberVersion };
}

/** Other errors, such as an unavailable database, do not mean that the token is invalid: they are rethrown. */
function toProblem(error: unknown, options: TokenVerifierOptions): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  return new ProblemError('token_invalid', `The access token ${violationOf(error, options)}.`, {
    cause: error,
    logDetail: error.message,
  });
}

const tokenExpired = (expiresAt: Date): ProblemError =>
  new ProblemError('token_expired', `The access token expired at ${expiresAt.toISOString()}.`);

function violationOf(error: errors.JOSEError, { baseUrl, audience }: TokenVerifierOptions): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'has an invalid signature';
  if (error instanceof errors.JOSEAlgNotAllowed) return `is not signed with ${signatureAlgorithm}`;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'is malformed';
  if (error.claim === 'typ') return `does not have the type ${accessTokenType}`;
  if (error.claim === 'iss' && error.reason === 'check_failed') return `was not issued by ${baseUrl}`;
  if (error.claim === 'aud' && error.reason === 'check_failed')
    return `is not intended for ${[audience].flat().join(' or ')}`;
  return `${error.reason === 'missing' ? 'is missing the claim' : 'has an invalid claim'} ${error.claim}`;
}

export interface AuthenticatorOptions extends TokenVerifierOptions {
  revocations: Pick<RevocationList, 'has'>;
  usage: Pick<TokenUsage, 'record'>;
  /** How many verified tokens are cached. */
  cacheSize?: number;
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The principal of a verified access token. */
class VerifiedToken implements Principal {
  readonly organizationId: number;
  readonly clientId: string;
  readonly subject?: string;
  readonly scopes: ReadonlySet<string>;
  readonly via?: 'mcp';
  readonly #token: AccessToken;
  /** Revoking any of these revokes the token: the token itself, its client, its grant, its member. */
  readonly #revocationIds: readonly string[];
  readonly #use: TokenUse;

  constructor(token: AccessToken) {
    const { jti, grantId, organizationId, clientId, subject, memberVersion, scopes, via } = token;
    this.organizationId = organizationId;
    this.clientId = clientId;
    if (subject !== undefined) this.subject = subject;
    this.scopes = new Set(scopes);
    if (via !== undefined) this.via = via;
    this.#token = token;
    this.#revocationIds = [
      jti,
      clientId,
      ...(grantId === undefined ? [] : [grantId]),
      ...(subject === undefined || memberVersion === undefined
        ? []
        : [memberRevocationId({ organizationId, memberId: subject, version: memberVersion })]),
    ];
    this.#use = { jti: recordedIdOf(token), organizationId, recorded: new Map() };
  }

  get token(): AccessToken {
    return this.#token;
  }

  isExpired(now: Date): boolean {
    return this.#token.expiresAt <= now;
  }

  isRevoked(revocations: AuthenticatorOptions['revocations']): boolean {
    return this.#revocationIds.some((id) => revocations.has(id));
  }

  /** @throws ProblemError token_expired, token_revoked */
  requireCurrent({ clock, revocations }: AuthenticatorOptions): this {
    if (this.isExpired(clock())) throw tokenExpired(this.#token.expiresAt);
    if (this.isRevoked(revocations)) throw new ProblemError('token_revoked', 'The access token was revoked.');
    return this;
  }

  recordUse({ clock, usage }: AuthenticatorOptions, request: TokenRequest): void {
    usage.record(this.#use, clock(), request);
  }
}

/** Authenticates requests by their access tokens. Verified tokens are cached by hash. */
export function createAuthenticator(options: AuthenticatorOptions) {
  const { cacheSize = 50_000, clock, revocations } = options;
  const cache = boundedCache<string, VerifiedToken>({ entries: cacheSize });

  async function verify(token: string, cacheKey: string): Promise<VerifiedToken> {
    const verified = new VerifiedToken(await readSignedToken(options, token));
    cache.set(cacheKey, verified);
    return verified;
  }

  const cacheKeyOf = (token: string) => hash('sha256', token, 'base64url');

  return {
    /**
     * Returns the principal of an access token: at once for a token in the cache.
     * @throws ProblemError token_invalid, token_expired, token_revoked
     */
    authenticate(token: string): Principal | Promise<Principal> {
      const cacheKey = cacheKeyOf(token);
      return (
        cache.get(cacheKey)?.requireCurrent(options) ??
        verify(token, cacheKey).then((verified) => verified.requireCurrent(options))
      );
    },
    /** Records that a request has used the token of a principal. */
    recordUse: (principal: Principal, request: TokenRequest): void => verifiedOf(principal).recordUse(options, request),
    /**
     * Returns the principal of an access token, even if it has expired or was revoked.
     * @throws ProblemError token_invalid
     */
    async identify(token: string): Promise<Principal> {
      const cacheKey = cacheKeyOf(token);
      return cache.get(cacheKey) ?? verify(token, cacheKey);
    },
    /** Returns whether the token of a principal would still be accepted. */
    isCurrent: (principal: Principal): boolean =>
      principal instanceof VerifiedToken && !principal.isExpired(clock()) && !principal.isRevoked(revocations),
    /** @throws TypeError for a principal that no authenticator has returned */
    tokenOf: (principal: Principal): AccessToken => verifiedOf(principal).token,
  };
}

function verifiedOf(principal: Principal): VerifiedToken {
  if (principal instanceof VerifiedToken) return principal;
  throw new TypeError('Expected the principal of an access token.');
}
