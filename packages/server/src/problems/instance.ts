/** `maxLength` of `instance` in the schema Problem. */
const longest = 4096;

/** The path and query of a request as a URI reference (RFC 3986): what may not stand there is percent-encoded. */
export const instanceOf = (url: string): string =>
  url
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]/g, (character) => encodeURIComponent(character))
    .slice(0, longest)
    // Cut between the characters of an encoded one, the rest of it goes too.
    .replace(/%.?$/, '');
