import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { InvalidSettingsError } from '../../config/settings.ts';

const certificate = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs;

/**
 * Reads the setting WEBHOOK_CA_FILE. Node.js would pass over what is no certificate without a word.
 * @returns the text of the file; undefined without one.
 * @throws InvalidSettingsError when it cannot be read, has no certificate, or one that is broken.
 */
export async function readCaFile(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const invalid = (why: string): InvalidSettingsError =>
    new InvalidSettingsError([`WEBHOOK_CA_FILE is ${JSON.stringify(path)} but ${why}`]);
  const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw invalid(`cannot be read (${error.code})`);
  });
  const certificates = pem.match(certificate) ?? [];
  if (certificates.length === 0) throw invalid('has no certificate in PEM');
  if (!certificates.every(isCertificate)) throw invalid('has a certificate that is broken');
  return pem;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
