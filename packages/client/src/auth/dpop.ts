import { base64Url, hashOf, randomString } from '../base64url.ts';

/** `CryptoKeyPair`, which the types of Node.js do not declare globally. */
export interface DpopKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** What a proof is about. */
interface ProvenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs the requests of a client with the key that its access tokens are bound to (RFC 9449). */
export interface ProofSigner {
  /** Returns the thumbprint of the key (RFC 7638). */
  thumbprint(): Promise<string>;
  /** Returns a proof for one attempt of a request. */
  prove(request: ProvenRequest, now: number): Promise<string>;
  /** Keeps the nonce of a response. Returns whether the service has rejected the request for its nonce. */
  rejectsNonce(response: Response, text: string | undefined): boolean;
}

/**
 * Returns a key for `dpopSigner`, which browsers can store in IndexedDB.
 * @param extractable whether the private key can be exported, to store it in another way
 */
export const generateDpopKey = async (extractable = false): Promise<DpopKey> =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, extractable, ['sign', 'verify']);

/**
 * Returns the value of the option `dpop`.
 * @param key a pair of P-256 or Ed25519. Default: a new one, which cannot be exported
 */
export function dpopSigner(key?: DpopKey): ProofSigner {
  let nonce: string | undefined;
  let loaded: Promise<{ privateKey: CryptoKey; jwk: Record<string, unknown> }> | undefined;
  const load = () => (loaded ??= loadKey(key));
  return {
    async thumbprint() {
      return hashOf(JSON.stringify((await load()).jwk));
    },

    async prove({ method, url, headers }, now) {
      const { privateKey, jwk } = await load();
      const { name } = privateKey.algorithm;
      const token = headers.authorization?.replace(/^DPoP /, '');
      const header = { typ: 'dpop+jwt', alg: name === 'ECDSA' ? 'ES256' : name, jwk };
      const claims = {
        jti: randomString(),
        htm: method,
        htu: url.split(/[?#]/, 1)[0],
        iat: Math.floor(now / 1000),
        nonce,
        ...(token && { ath: await hashOf(token) }),
      };
      const signed = [header, claims].map((part) => base64Url(bytesOf(JSON.stringify(part)))).join('.');
      const signature = await crypto.subtle.sign({ name, hash: 'SHA-256' }, privateKey, bytesOf(signed));
      return `${signed}.${base64Url(new Uint8Array(signature))}`;
    },

    rejectsNonce({ ok, headers }, text) {
      nonce = headers.get('dpop-nonce') ?? nonce;
      return !ok && `${headers.get('www-authenticate')} ${text}`.includes('use_dpop_nonce');
    },
  };
}

async function loadKey(given: DpopKey | undefined) {
  const { privateKey, publicKey } = given ?? (await generateDpopKey());
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  // The order of the thumbprint (RFC 7638, section 3.2).
  return { privateKey, jwk: { crv, kty, x, y } };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
