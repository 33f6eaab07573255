import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The algorithm of access tokens (RFC 8037), and the only one that is accepted. */
export const algorithm = 'EdDSA';

/** A public key as it is published (RFC 7517). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  use: 'sig';
  alg: typeof algorithm;
}

export interface NewSigningKey {
  publicKey: PublicKey;
  privateKey: JWK;
}

/** What tokens are signed with. */
export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

/** Makes an Ed25519 key; its id is its thumbprint (RFC 7638). */
export async function newSigningKey(): Promise<NewSigningKey> {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const { x = '' } = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: algorithm },
    privateKey: await exportJWK(pair.privateKey),
  };
}
