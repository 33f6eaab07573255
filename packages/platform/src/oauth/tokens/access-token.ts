import { type Role, roles } from '@worklane/contract';

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

/** Returns those of the scopes that a role includes. */
export const scopesOfRole = <Scope extends string>(role: Role, scopes: readonly Scope[]): Scope[] => {
  const included: readonly string[] = roles[role].scopes;
  return scopes.filter((scope) => included.includes(scope));
};

/**
 * Returns what each role of a person does not include of the requested scopes, with the organizations in which the person has
 * the role, without roles that include all.
 */
export const excludedScopes = (
  scopes: readonly string[],
  organizations: readonly { readonly name: string; readonly role: Role }[],
) =>
  [...Map.groupBy(organizations, ({ role }) => role)].flatMap(([role, having]) => {
    const included = scopesOfRole(role, scopes);
    const excluded = scopes.filter((scope) => !included.includes(scope));
    return excluded.length === 0 ? [] : [{ role, organizations: having.map(({ name }) => name), scopes: excluded }];
  });

/** Returns whether a client ID is meant as the URL of a metadata document: IDs of registered clients have no colon. */
export const isDocumentClientId = (clientId: string): boolean => clientId.startsWith('https://');

/** The longest client ID in the contract. */
const maxLength = 255;

/**
 * Returns the URL of the metadata document that a client ID names, if it is one: https, with a path, without a fragment and
 * credentials (draft-ietf-oauth-client-id-metadata-document, section 3). Only the normalized form is accepted, so that a client has one ID.
 */
export function documentUrl(clientId: string): URL | undefined {
  if (!isDocumentClientId(clientId) || clientId.length > maxLength) return undefined;
  const url = URL.parse(clientId);
  if (url?.href !== clientId || clientId.includes('#') || url.username || url.password) return undefined;
  return url;
}

/** Returns the host of the metadata document of a client; null for a client that has none, which is registered. */
export const documentHost = (clientId: string): string | null => documentUrl(clientId)?.host ?? null;
