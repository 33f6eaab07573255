import { maxAccessTokenSeconds } from '../../config/settings.ts';

/** The media type in the header of an access token (RFC 9068, section 2.1). */
export const tokenType = 'at+jwt';

/** The longest that an access token may live, in seconds: after it, nothing that was issued before is valid. */
export const longestLifetime = maxAccessTokenSeconds;

/** What an access token states, its issuer and audience aside (RFC 9068, section 2.2). */
export interface AccessToken {
  /** Its id. */
  jti: string;
  organizationId: number;
  clientId: string;
  /** The member it acts for; absent when the application acts for itself. */
  subject?: string;
  /** The grant of a person that it comes from. */
  grantId?: string;
  scopes: readonly string[];
  expiresAt: Date;
}

/** The claims, as they stand in the token. */
export interface AccessTokenClaims {
  jti: string;
  sub: string;
  client_id: string;
  organization_id: number;
  /** The id of the grant; absent when the application acts for itself. */
  gid?: string;
  /** Separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  exp: number;
  iat: number;
}
