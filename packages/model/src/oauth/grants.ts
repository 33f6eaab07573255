import { base64url } from 'jose';
import { type Random, randomBits } from '../random.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Client } from './client.ts';
import { documentedError } from './oauth-error.ts';

/** What a member has granted to an application. */
export interface Grant {
  readonly id: string;
  readonly clientId: string;
  readonly organizationId: number;
  /** The ID of the member. */
  readonly subject: string;
  readonly scopes: readonly string[];
}

/** An authorization code or a refresh token, which can be used once. */
interface Credential {
  readonly value: string;
  readonly grant: Grant;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  used: boolean;
}

export interface AuthorizationCode extends Credential {
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

/** What replaces a refresh token. */
export interface Rotation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly refreshToken: string;
  /** The IDs of the access tokens, by scope. */
  readonly accessTokenIds: Record<string, string>;
}

export interface RefreshToken extends Credential {
  rotation?: Rotation;
}

export interface GrantsSnapshot {
  readonly codes: readonly AuthorizationCode[];
  readonly refreshTokens: readonly RefreshToken[];
}

const codeLifetime = 60_000;
/** Milliseconds for which a refresh may be repeated. A thief needs the secret, too, if the client has one. */
const repeatWindow = { withSecret: 3_600_000, withoutSecret: 60_000 };
/** A refresh token outlives its access token. */
const refreshTokenLifetime = 400 * 24 * 3_600_000;

/** The authorization codes and refresh tokens of all grants. */
export class Grants {
  readonly #now: () => Date;
  readonly #random: Random;
  readonly #tokens: AccessTokens;
  #codes = new Map<string, AuthorizationCode>();
  #refreshTokens = new Map<string, RefreshToken>();

  /** @param tokens the access tokens, which end with their grant */
  constructor(now: () => Date, tokens: AccessTokens, random: Random) {
    this.#now = now;
    this.#random = random;
    this.#tokens = tokens;
  }

  /** Returns a new authorization code. */
  createCode(grant: Omit<Grant, 'id'>, redirectUri: string, challenge: string | undefined): string {
    const expiresAt = this.#now().getTime() + codeLifetime;
    const granted = { id: this.#randomText(), ...grant };
    const code = { value: this.#randomText(), grant: granted, expiresAt, used: false, redirectUri, challenge };
    this.#codes.set(code.value, code);
    return code.value;
  }

  createRefreshToken(grant: Grant): string {
    const expiresAt = this.#now().getTime() + refreshTokenLifetime;
    const token = { value: `rt_${this.#randomText()}`, grant, expiresAt, used: false };
    this.#refreshTokens.set(token.value, token);
    return token.value;
  }

  /** @throws OAuthError invalid_grant, unless the client may exchange the code */
  code(value: string, client: Client): AuthorizationCode {
    return this.#valid(this.#codes.get(value), client, 'code');
  }

  /** @throws OAuthError invalid_grant, unless the client may use the token */
  refreshToken(value: string, client: Client): RefreshToken {
    return this.#valid(this.#refreshTokens.get(value), client, 'refresh_token');
  }

  /**
   * Marks a code or a refresh token as used. If it was used before, one of the two requests may come from an attacker:
   * revokes the grant (RFC 9700, sections 2.1.1 and 4.14.2).
   * @throws OAuthError invalid_grant
   */
  use(credential: Credential, kind: 'code' | 'refresh_token'): void {
    if (credential.used) {
      this.revoke(credential.grant.id);
      throw documentedError('createToken', `${kind}_used`);
    }
    credential.used = true;
  }

  /**
   * Returns what replaces a refresh token. A client may repeat the request for a while, until the new refresh token is used.
   * @throws OAuthError invalid_grant
   */
  rotate(token: RefreshToken, client: Client): Rotation {
    if (token.rotation && this.#mayRepeat(token.rotation, client)) return token.rotation;
    this.use(token, 'refresh_token');
    const at = this.#now().getTime();
    token.rotation = { at, refreshToken: this.createRefreshToken(token.grant), accessTokenIds: {} };
    return token.rotation;
  }

  #mayRepeat({ at, refreshToken }: Rotation, { secret }: Client): boolean {
    const window = secret === undefined ? repeatWindow.withoutSecret : repeatWindow.withSecret;
    return this.#now().getTime() - at < window && this.#refreshTokens.get(refreshToken)?.used === false;
  }

  /** Returns the grant of a refresh token. */
  grantOf(refreshToken: string): Grant | undefined {
    return this.#refreshTokens.get(refreshToken)?.grant;
  }

  /** Ends a grant with all its tokens. */
  revoke(grantId: string): void {
    for (const credentials of [this.#codes, this.#refreshTokens]) {
      for (const { value, grant } of credentials.values()) if (grant.id === grantId) credentials.delete(value);
    }
    this.#tokens.revoke(grantId);
  }

  snapshot(): GrantsSnapshot {
    return structuredClone({ codes: [...this.#codes.values()], refreshTokens: [...this.#refreshTokens.values()] });
  }

  restore(snapshot: GrantsSnapshot): void {
    const { codes, refreshTokens } = structuredClone(snapshot);
    this.#codes = new Map(codes.map((code) => [code.value, code]));
    this.#refreshTokens = new Map(refreshTokens.map((token) => [token.value, token]));
  }

  #randomText(): string {
    return base64url.encode(randomBits(this.#random));
  }

  #valid<C extends Credential>(credential: C | undefined, client: Client, kind: 'code' | 'refresh_token'): C {
    if (!credential) throw documentedError('createToken', `${kind}_unknown`);
    if (credential.expiresAt <= this.#now().getTime()) throw documentedError('createToken', `${kind}_expired`);
    if (credential.grant.clientId !== client.id) throw documentedError('createToken', `${kind}_of_another_application`);
    return credential;
  }
}
