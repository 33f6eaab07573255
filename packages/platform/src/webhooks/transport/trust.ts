import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

/**
 * Made once, since it takes milliseconds to read all authorities.
 * @param ca certificates in PEM that are trusted besides those that Node.js trusts.
 * @throws when it holds none.
 */
export function trust(ca: string | undefined): SecureContext {
  return createSecureContext(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] });
}
