import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { type AccessToken, type AccessTokenClaims, tokenType } from './access-token.ts';
import { algorithm } from './signing-key.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface IssuerOptions {
  keys: SigningKeys;
  /** Issuer and audience. */
  baseUrl: string;
  clock: () => Date;
}

export interface TokenRequest {
  organizationId: number;
  clientId: string;
  /** The member it acts for; left out when the application acts for itself. */
  subject?: string;
  /** The grant of that member. */
  grantId?: string;
  scopes: readonly string[];
  lifetimeSeconds: number;
}

export interface IssuedToken extends AccessToken {
  token: string;
}

export type IssueToken = (request: TokenRequest) => Promise<IssuedToken>;

/** Makes a function that signs access tokens (RFC 9068). */
export const createIssuer =
  ({ keys, baseUrl, clock }: IssuerOptions): IssueToken =>
  async ({ lifetimeSeconds, ...request }) => {
    const { kid, key } = keys.signing;
    const jti = randomUUID();
    const iat = Math.floor(clock().getTime() / 1000);
    const exp = iat + lifetimeSeconds;
    const claims = {
      jti,
      // Without a member the application is its own subject (RFC 9068, section 2.2).
      sub: request.subject ?? request.clientId,
      client_id: request.clientId,
      organization_id: request.organizationId,
      ...(request.grantId !== undefined && { gid: request.grantId }),
      scope: request.scopes.join(' '),
      exp,
      iat,
    } satisfies AccessTokenClaims;
    const token = await new SignJWT({ ...claims, iss: baseUrl, aud: baseUrl })
      .setProtectedHeader({ alg: algorithm, typ: tokenType, kid })
      .sign(key);
    return { ...request, jti, expiresAt: new Date(exp * 1000), token };
  };
