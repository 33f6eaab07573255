import type * as schemas from '../generated/types.ts';

/** `maxLength` of `error_description` in the schema OAuthError. */
const maxLength = 2000;

/** Returns an error with the characters and the length that the schema allows (RFC 6749, section 5.2; RFC 6750, section 3). */
export const oauthError = (error: schemas.OAuthErrorCode, description: string): schemas.OAuthError => ({
  error,
  error_description: oauthErrorDescription(description),
});

export const oauthErrorDescription = (text: string): string =>
  text
    .replaceAll('"', "'")
    .replace(/[^ !#-[\]-~]/g, '?')
    .slice(0, maxLength);
