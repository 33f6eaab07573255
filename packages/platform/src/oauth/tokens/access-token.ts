/** The media type in the header of an access token (RFC 9068, section 2.1). */
export const accessTokenType = 'at+jwt';

/** The claims of an access token except issuer and audience (RFC 9068, section 2.2). */
export interface AccessToken {
  jti: string;
  organizationId: number;
  clientId: string;
  /** The member ID; absent for the client credentials grant. */
  subject?: string;
  /** The version of the member, which a change of the role revokes; absent for the client credentials grant. */
  memberVersion?: number;
  /** The grant of the member, or the row that tokens of the client credentials grant share. */
  grantId?: string;
  scopes: readonly string[];
  /** The thumbprint of the key that the token is bound to (RFC 9449, section 6.1); absent for a bearer token. */
  jkt?: string;
  /** Present if the MCP server acts for the client (RFC 8693, section 4.1). */
  via?: 'mcp';
  expiresAt: Date;
}

/** Returns the ID of the row of a token. */
export const recordedIdOf = ({ jti, grantId, subject }: Pick<AccessToken, 'jti' | 'grantId' | 'subject'>): string =>
  subject === undefined ? (grantId ?? jti) : jti;

/** The claims as the JWT contains them. */
export interface AccessTokenClaims {
  jti: string;
  sub: string;
  client_id: string;
  organization_id: number;
  /** The version of the member; absent for the client credentials grant. */
  member_version?: number;
  /** The ID of the grant of the member, or of the row that tokens of the client credentials grant share. */
  gid?: string;
  /** Separated by spaces. */
  scope: string;
  act?: { sub: string };
  cnf?: { jkt: string };
  /** Seconds since 1970. */
  exp: number;
  iat: number;
}

/** Returns the distinct scopes of a space-separated `scope` value (RFC 6749, section 3.3). */
export const parseScope = (scope = ''): string[] => [...new Set(scope.split(' ').filter((each) => each !== ''))];
