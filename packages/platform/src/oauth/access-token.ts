/** The media type in the header of an access token (RFC 9068, section 2.1). */
export const tokenType = 'at+jwt';

/** What an access token states, its issuer and audience aside (RFC 9068, section 2.2). */
export interface AccessToken {
  /** Its id. */
  jti: string;
  organizationId: number;
  clientId: string;
  /** The member it acts for; absent when the application acts for itself. */
  subject?: string;
  scopes: readonly string[];
  expiresAt: Date;
}

/** The claims, as they stand in the token. */
export interface AccessTokenClaims {
  jti: string;
  sub: string;
  client_id: string;
  organization_id: number;
  /** Separated by spaces. */
  scope: string;
  /** Seconds since 1970. */
  exp: number;
  iat: number;
}
