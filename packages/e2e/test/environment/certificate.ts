import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { inject } from 'vitest';
import type {} from './template-databases-setup.ts';

/** As PEM, and in files that exist until the end of the run. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly keyFile: string;
  readonly certFile: string;
}

/** Creates a self-signed certificate for 127.0.0.1 that can serve as its own CA. */
export async function localCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const folder = await mkdtemp(join(inject('templatesFolder'), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await writeFile(keyFile, key);
  await writeFile(certFile, cert);
  return { key, cert, keyFile, certFile };
}
