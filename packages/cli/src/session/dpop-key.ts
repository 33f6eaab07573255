import { dpopSigner, generateDpopKey, type ProofSigner } from '@worklane/client';

/** Returns a new key for the tokens of a profile, as it is stored: a private JWK. */
export const createDpopKey = async (): Promise<JsonWebKey> =>
  crypto.subtle.exportKey('jwk', (await generateDpopKey(true)).privateKey);

/** Returns the option `dpop` of the client for a stored key; none for a profile without one. */
export async function dpopOption(key: JsonWebKey | undefined): Promise<{ dpop?: ProofSigner }> {
  if (key === undefined) return {};
  const { d: _, key_ops: __, ...publicKey } = key;
  const load = (jwk: JsonWebKey, usages: KeyUsage[], extractable: boolean) =>
    crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, extractable, usages);
  const [privateKey, published] = [await load(key, ['sign'], false), await load(publicKey, ['verify'], true)];
  return { dpop: dpopSigner({ privateKey, publicKey: published }) };
}
