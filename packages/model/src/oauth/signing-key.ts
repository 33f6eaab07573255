import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** The algorithm of access tokens (RFC 8037), and the only one that is accepted. */
export const signatureAlgorithm = 'EdDSA';

/** A key pair as a snapshot keeps it. */
export interface StoredKey {
  readonly kid: string;
  readonly publicKey: JWK;
  readonly privateKey: JWK;
}

export interface SigningKey {
  readonly stored: StoredKey;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

/** Generates an Ed25519 key pair; the key ID is its thumbprint (RFC 7638). */
export async function generateSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(signatureAlgorithm, { crv: 'Ed25519', extractable: true });
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
  return { ...pair, stored: { kid: await calculateJwkThumbprint(publicKey), publicKey, privateKey } };
}

export async function importSigningKey(stored: StoredKey): Promise<SigningKey> {
  const [publicKey, privateKey] = await Promise.all(
    [stored.publicKey, stored.privateKey].map((key) => importJWK(key, signatureAlgorithm) as Promise<CryptoKey>),
  );
  if (!publicKey || !privateKey) throw new Error('A snapshot must contain both parts of its signing key.');
  return { stored, publicKey, privateKey };
}

/** Returns the key as the JSON Web Key Set contains it (RFC 7517). */
export function publishedKey({ stored: { kid, publicKey } }: SigningKey): JWK {
  // Its public members alone (RFC 8037, section 2): a restored snapshot could have others.
  const { kty, crv, x } = publicKey;
  return { kty, crv, x, kid, use: 'sig', alg: signatureAlgorithm } as JWK;
}
