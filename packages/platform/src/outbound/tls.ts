import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { InvalidSettingsError } from '../config/settings.ts';

/** Input: trusted, a file of the operator. */
const certificate = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs;

/**
 * Reads the setting WEBHOOK_CA_FILE, strictly: Node.js would silently skip anything that is not a certificate.
 * @returns the text of the file; undefined without a path.
 * @throws InvalidSettingsError when it cannot be read, or has no certificate or a broken one.
 */
export async function readCaFile(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const invalid = (reason: string): InvalidSettingsError =>
    new InvalidSettingsError([`WEBHOOK_CA_FILE is ${JSON.stringify(path)} but ${reason}`]);
  const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw invalid(`cannot be read (${error.code})`);
  });
  const certificates = pem.match(certificate) ?? [];
  if (certificates.length === 0) throw invalid('has no PEM certificate');
  if (!certificates.every(isCertificate)) throw invalid('has an invalid certificate');
  return pem;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns a context that trusts the authorities of Node.js and those of `ca`. Loading them takes milliseconds, so it is
 * created once.
 * @param ca certificates in PEM.
 * @throws Error when it has none.
 */
export function createTlsContext(ca: string | undefined): SecureContext {
  return createSecureContext(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] });
}
