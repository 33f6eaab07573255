/** Returns 32 random bytes as 43 base64url characters, the length of a PKCE code verifier (RFC 7636, section 4.1). */
export const randomString = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
