import { ProblemError } from '@worklane/contract/requests';
import { base64url, errors, jwtVerify, SignJWT } from 'jose';
import { type Random, randomBits } from '../random.ts';
import type { Principal } from './client.ts';
import {
  generateSigningKey,
  importSigningKey,
  type SigningKey,
  type StoredKey,
  signatureAlgorithm,
} from './signing-key.ts';

/** The media type in the header of an access token (RFC 9068, section 2.1). */
const accessTokenType = 'at+jwt';

/** Lifetime of an access token, in seconds: that of the service by default. */
export const accessTokenSeconds = 31_536_000;

/** What an access token is issued for. */
export interface AccessTokenRequest {
  readonly clientId: string;
  readonly organizationId: number;
  readonly scopes: readonly string[];
  /** The grant of a member; absent for the client credentials grant. */
  readonly grantId?: string;
  /** The member; absent for the client credentials grant. */
  readonly subject?: string;
  /** The base URL of the server. */
  readonly issuer: string;
  /** In seconds; negative for a token that has expired. */
  readonly lifetime?: number;
  /** The token that is signed again, and when it was issued, in milliseconds since 1970; absent for a new one. */
  readonly issued?: { readonly id: string; readonly at: number };
}

/** The claims that are read (RFC 9068, section 2.2). */
interface Claims {
  readonly jti: string;
  readonly sub: string;
  readonly client_id: string;
  readonly organization_id: number;
  readonly scope: string;
  readonly exp: number;
  readonly gid?: string;
}

interface VerifiedToken {
  readonly claims: Claims;
  readonly principal: Principal;
}

export interface AccessTokensSnapshot {
  /** Absent until the first token is issued or verified. */
  readonly key: StoredKey | undefined;
  /** IDs of revoked tokens and grants. */
  readonly revoked: readonly string[];
}

/** Issues, verifies and revokes access tokens. */
export class AccessTokens {
  readonly #now: () => Date;
  readonly #random: Random;
  #key: Promise<SigningKey> | undefined;
  #storedKey: StoredKey | undefined;
  #revoked = new Set<string>();
  /** By token; a signature takes longer to verify than the rest of a request. */
  readonly #verified = new Map<string, VerifiedToken>();
  readonly #claims = new WeakMap<Principal, Claims>();

  constructor(now: () => Date, random: Random) {
    this.#now = now;
    this.#random = random;
  }

  signingKey(): Promise<SigningKey> {
    this.#key ??= this.#storedKey ? importSigningKey(this.#storedKey) : this.#generateKey();
    return this.#key;
  }

  async #generateKey(): Promise<SigningKey> {
    const key = await generateSigningKey();
    this.#storedKey = key.stored;
    return key;
  }

  newId(): string {
    return base64url.encode(randomBits(this.#random));
  }

  /** Returns a signed access token (RFC 9068). */
  async issue(request: AccessTokenRequest): Promise<string> {
    const {
      clientId,
      organizationId,
      scopes,
      grantId,
      subject,
      issuer,
      lifetime = accessTokenSeconds,
      issued,
    } = request;
    const { stored, privateKey } = await this.signingKey();
    const iat = Math.floor((issued?.at ?? this.#now().getTime()) / 1000);
    const claims = {
      jti: issued?.id ?? this.newId(),
      // Without a member the client is its own subject (RFC 9068, section 2.2).
      sub: subject ?? clientId,
      client_id: clientId,
      organization_id: organizationId,
      ...(grantId !== undefined && { gid: grantId }),
      scope: scopes.join(' '),
      exp: iat + lifetime,
      iat,
    };
    return new SignJWT({ ...claims, iss: issuer, aud: issuer })
      .setProtectedHeader({ alg: signatureAlgorithm, typ: accessTokenType, kid: stored.kid })
      .sign(privateKey);
  }

  /** @throws ProblemError token_invalid, token_expired, token_revoked */
  async principalOf(token: string): Promise<Principal> {
    const verified = this.#verified.get(token) ?? (await this.#verify(token));
    const { claims, principal } = verified;
    if (this.#isExpired(claims)) throw tokenExpired(claims.exp);
    if (this.#isRevoked(claims)) throw new ProblemError('token_revoked', 'The access token was revoked.');
    return principal;
  }

  /** Returns whether the token of a principal would still be accepted. */
  isCurrent(principal: Principal): boolean {
    const claims = this.#claims.get(principal);
    return !claims || !(this.#isExpired(claims) || this.#isRevoked(claims));
  }

  /** Revokes a token or all tokens of a grant. */
  revoke(id: string): void {
    this.#revoked.add(id);
  }

  /** Returns the ID and the client of a token that was issued here and has not expired. */
  async identify(token: string): Promise<{ id: string; clientId: string } | undefined> {
    const verified = this.#verified.get(token) ?? (await this.#verify(token).catch(() => undefined));
    return verified && { id: verified.claims.jti, clientId: verified.claims.client_id };
  }

  snapshot(): AccessTokensSnapshot {
    return { key: this.#storedKey, revoked: [...this.#revoked] };
  }

  /** A snapshot without a key keeps the current one, so that tokens stay valid. */
  restore({ key, revoked }: AccessTokensSnapshot): void {
    if (key && key.kid !== this.#storedKey?.kid) {
      this.#storedKey = key;
      this.#key = undefined;
      this.#verified.clear();
    }
    this.#revoked = new Set(revoked);
  }

  async #verify(token: string): Promise<VerifiedToken> {
    const { publicKey } = await this.signingKey();
    try {
      const { payload } = await jwtVerify<Claims>(token, publicKey, {
        algorithms: [signatureAlgorithm],
        typ: accessTokenType,
        currentDate: this.#now(),
      });
      const { sub, client_id, organization_id, scope } = payload;
      const scopes = new Set(scope.split(' '));
      const principal: Principal = {
        clientId: client_id,
        ...(sub !== client_id && { subject: sub }),
        organizationId: organization_id,
        scopes,
      };
      const verified = { claims: payload, principal };
      this.#verified.set(token, verified);
      this.#claims.set(principal, payload);
      return verified;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw tokenExpired(error.payload.exp ?? 0);
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new ProblemError('token_invalid', 'The access token was not issued by this server.');
    }
  }

  #isExpired({ exp }: Claims): boolean {
    return exp * 1000 <= this.#now().getTime();
  }

  #isRevoked({ jti, gid }: Claims): boolean {
    return this.#revoked.has(jti) || (gid !== undefined && this.#revoked.has(gid));
  }
}

const tokenExpired = (exp: number): ProblemError =>
  new ProblemError('token_expired', `The access token expired at ${new Date(exp * 1000).toISOString()}.`);
