import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { auditOrigin } from '../../audit/audit-log.ts';
import { WriteBatch } from '../../database/batches/batches.ts';
import type { Connection } from '../../database/store.ts';
import type { TokenAddress } from '../../database/tables/oauth.ts';
import { boundedCache } from '../../http/bounded-cache.ts';
import { type AccessToken, type AccessTokenClaims, accessTokenType, parseScope, recordedIdOf } from './access-token.ts';
import { mcpPath, mcpResource } from './resources.ts';
import { memberRevocationId, type RevocationList } from './revoke-tokens.ts';
import { type SigningKeys, signatureAlgorithm } from './signing-keys.ts';

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

export type TokenRequest = Pick<FastifyRequest, 'ip' | 'id' | 'headers'>;

/** The recorded uses of an access token on this node. */
export interface TokenUse extends Readonly<Pick<AccessToken, 'jti' | 'organizationId'>> {
  /** When they were recorded, in milliseconds since 1970, by address. */
  readonly recorded: Map<string, number>;
}

interface RecordedUse extends TokenAddress, Pick<TokenUse, 'jti' | 'organizationId'> {}

/** The resolution of `last_used_at`: each token is written at most once per minute and address. */
const resolutionMilliseconds = 60_000;

/** How many addresses of a token are kept. */
export const maxAddresses = 5;

/** Records when access tokens were last used, without delaying requests. */
export class TokenUsage extends WriteBatch<RecordedUse> {
  /** @param onError called when a write fails; it is not retried */
  constructor(db: Connection, onError: (error: unknown) => void) {
    super({ write: (uses) => write(db, uses), onError });
  }

  record({ jti, organizationId, recorded }: TokenUse, now: Date, request: TokenRequest): void {
    const time = now.getTime();
    if (time - (recorded.get(request.ip) ?? -Infinity) < resolutionMilliseconds) return;
    // The one that was recorded first is forgotten first.
    recorded.delete(request.ip);
    recorded.set(request.ip, time);
    if (recorded.size > maxAddresses) recorded.delete(recorded.keys().next().value ?? '');
    const { ip, user_agent } = auditOrigin(request);
    this.add(`${jti} ${ip}`, { jti, organizationId, ip, user_agent, at: now.toISOString() });
  }
}

/** Skips tokens that another node is writing. */
async function write(db: Connection, uses: readonly RecordedUse[]): Promise<void> {
  await sql`
    with recorded as (
      select "organizationId" as organization_id, jti, max(at::timestamptz) as at,
        jsonb_agg(jsonb_build_object('ip', ip, 'user_agent', user_agent, 'at', at)) as addresses
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as recorded ("organizationId" bigint, jti text, ip text, user_agent text, at text)
      group by 1, 2
    ), free as (
      select access_tokens.organization_id, access_tokens.jti, recorded.at, recorded.addresses
      from access_tokens join recorded using (organization_id, jti)
      for no key update of access_tokens skip locked
    )
    update access_tokens set last_used_at = greatest(last_used_at, free.at), used_from = (
      select jsonb_agg(use order by use ->> 'at' desc) from (
        select use from (
          select distinct on (use ->> 'ip') use
          from jsonb_array_elements(free.addresses || coalesce(used_from, '[]')) as use
          order by use ->> 'ip', use ->> 'at' desc
        ) as latest
        order by use ->> 'at' desc limit ${sql.lit(maxAddresses)}
      ) as kept
    )
    from free
    where access_tokens.organization_id = free.organization_id and access_tokens.jti = free.jti`.execute(db);
}
