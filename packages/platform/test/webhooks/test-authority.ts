import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/** A certificate and its key in PEM, as options of servers of node:https and node:tls. */
export interface Identity {
  cert: string;
  key: string;
}

/** A certificate authority that only those trust who have its certificate. */
export interface TestAuthority {
  /** Its certificate in PEM, for the setting WEBHOOK_CA_FILE. */
  ca: string;
  /** @param hosts names and addresses that the certificate is for. */
  issue(hosts: readonly string[], validity?: { notBefore: Date; notAfter: Date }): Promise<Identity>;
}

export async function createTestAuthority(): Promise<TestAuthority> {
  // OpenSSL finds an authority only by its name.
  const authority = await generate([{ name: 'commonName', value: `Worklane tests ${randomUUID()}` }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  return {
    ca: authority.cert,
    async issue(hosts, validity) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: hosts[0] ?? '' }], {
        keyType: 'ec',
        algorithm: 'sha256',
        ca: { key: authority.private, cert: authority.cert },
        extensions: [{ name: 'subjectAltName', altNames: hosts.map(alternativeName) }],
        ...(validity && { notBeforeDate: validity.notBefore, notAfterDate: validity.notAfter }),
      });
      return { cert, key };
    },
  };
}

/** RFC 5280, section 4.2.1.6: 2 is a DNS name, 7 an IP address. */
const alternativeName = (host: string) =>
  isIP(host) ? ({ type: 7, ip: host } as const) : ({ type: 2, value: host } as const);
