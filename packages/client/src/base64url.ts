/** Returns 32 random bytes as 43 base64url characters, the length of a PKCE code verifier (RFC 7636, section 4.1). */
export const randomString = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the SHA-256 of a text. */
export const hashOf = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
