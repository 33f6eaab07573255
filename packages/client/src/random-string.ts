/** 43 characters that nobody can guess: 32 random bytes in base64url (RFC 7636, section 4.1). */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
