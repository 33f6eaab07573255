// Generated from specs/openapi/paths by `npm run generate`. Do not edit.

/** Start the authorization code flow. */
export const authorize = '/oauth/authorize';

/** Get an access token. */
export const createToken = '/oauth/token';

/** Revoke a token. */
export const revokeToken = '/oauth/revoke';

/** Get the signing keys. */
export const getJsonWebKeySet = '/oauth/jwks';

/** Get the authorization server metadata. */
export const getAuthorizationServerMetadata = '/.well-known/oauth-authorization-server';
