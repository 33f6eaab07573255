import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The algorithm of access tokens (RFC 8037), and the only one that is accepted. */
export const signatureAlgorithm = 'EdDSA';

/** A public key as published in the JWKS (RFC 7517). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  use: 'sig';
  alg: typeof signatureAlgorithm;
}

export interface SigningKeyPair {
  publicKey: PublicKey;
  privateKey: JWK;
}

/** The private key that signs tokens. */
export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

/** Generates an Ed25519 key pair; the key ID is its thumbprint (RFC 7638). */
export async function generateSigningKey(): Promise<SigningKeyPair> {
  const pair = await generateKeyPair(signatureAlgorithm, { crv: 'Ed25519', extractable: true });
  const { x = '' } = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: signatureAlgorithm },
    privateKey: await exportJWK(pair.privateKey),
  };
}
