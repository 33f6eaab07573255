import { hash } from 'node:crypto';
import { type Principal, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { calculateJwkThumbprint, EmbeddedJWK, type JWTVerifyResult, jwtVerify } from 'jose';
import type { TakeLease } from '../../http/rate-limits/database-leases.ts';
import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import type { TokenRequest } from './token-usage.ts';
import type { Authenticator } from './verify-access-token.ts';

/** The algorithms of keys that tokens can be bound to. */
export const proofAlgorithms: readonly ('ES256' | 'Ed25519' | 'EdDSA')[] = ['ES256', 'Ed25519', 'EdDSA'];

/** The claims of a DPoP proof (RFC 9449, section 4.2). */
interface ProofClaims {
  jti: string;
  htm: string;
  htu: string;
  iat: number;
  ath: string;
  nonce?: string;
}

/** What a proof is about. */
export type ProvenRequest = TokenRequest & Pick<FastifyRequest, 'method' | 'url'>;

/** Seconds by which the clock of a client may differ. */
const clockSkew = 300;

export interface ProofsOptions {
  baseUrl: string;
  clock: () => Date;
  nonces: ProofNonces;
  takeLease: TakeLease;
}

/** Verifies the DPoP proofs of requests (RFC 9449, section 4.3), each of which counts once over all nodes. See decision 0013. */
export class Proofs {
  readonly nonces: ProofNonces;
  readonly #baseUrl: string;
  readonly #clock: () => Date;
  readonly #takeLease: TakeLease;

  constructor({ baseUrl, clock, nonces, takeLease }: ProofsOptions) {
    this.nonces = nonces;
    this.#baseUrl = baseUrl;
    this.#clock = clock;
    this.#takeLease = takeLease;
  }

  /**
   * Verifies that a request was made by the owner of the key of its token.
   * @param jkt the thumbprint of the key
   * @throws ProblemError dpop_proof_invalid
   */
  async verify({ method, url, headers }: ProvenRequest, token: string, jkt: string): Promise<void> {
    if (headers.dpop === undefined) throw invalidProof('The header DPoP is missing');
    const { payload, key } = await readProof(String(headers.dpop), this.#clock());
    if (payload.htm !== method) throw invalidProof(`htm must be ${method}`);
    // The base URL, whichever host a proxy or the request line has sent (RFC 9112, section 3.2.2).
    const expected = new URL(this.#baseUrl + url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1)[0]).href;
    if (withoutQuery(payload.htu) !== expected) throw invalidProof(`htu must be ${expected}`);
    if (payload.ath !== hash('sha256', token, 'base64url'))
      throw invalidProof('ath must be the hash of the access token');
    if (key !== jkt) throw invalidProof('The key is not the one that the access token is bound to');
    if (Math.abs(this.#clock().getTime() / 1000 - payload.iat) > clockSkew) {
      throw invalidProof('iat must be the current time');
    }
    if (payload.nonce === undefined || !this.nonces.accepts(String(payload.nonce))) throw this.#nonceRequired();
    await this.#use(`${jkt} ${payload.jti}`);
  }

  /** Counts a proof like a request of a quota of one, which lasts as long as its nonce (RFC 9449, section 11.1). */
  async #use(proof: string): Promise<void> {
    // Clients choose how long a `jti` is.
    const name = `proof ${hash('sha256', proof, 'base64url')}`;
    const quota = { organizationId: 0, name, wanted: 1, requests: 1, windowSeconds: nonceLifetimeSeconds };
    if ((await this.#takeLease(quota)).granted === 0) throw invalidProof('jti was used before');
  }

  #nonceRequired(): ProblemError {
    return new ProblemError('dpop_proof_invalid', 'nonce must be the value of the header DPoP-Nonce.', {
      headers: { 'WWW-Authenticate': challenge('use_dpop_nonce'), 'DPoP-Nonce': this.nonces.current() },
    });
  }
}

/** Returns the claims of a proof, and the thumbprint of its key. @throws ProblemError dpop_proof_invalid */
async function readProof(proof: string, currentDate: Date): Promise<{ payload: ProofClaims; key: string }> {
  let verified: JWTVerifyResult<ProofClaims>;
  try {
    verified = await jwtVerify<ProofClaims>(proof, EmbeddedJWK, {
      algorithms: [...proofAlgorithms],
      typ: 'dpop+jwt',
      requiredClaims: ['jti', 'htm', 'htu', 'iat', 'ath'],
      currentDate,
    });
  } catch (error) {
    // Besides errors of the library, those of Web Crypto for a key that is none.
    throw invalidProof('The header DPoP is no JWT that the key in it has signed', error);
  }
  const { payload, protectedHeader } = verified;
  // `EmbeddedJWK` has required the key.
  return { payload, key: await calculateJwkThumbprint(protectedHeader.jwk ?? {}) };
}

/** RFC 9449, section 4.3: query and fragment do not count. */
function withoutQuery(htu: unknown): string | undefined {
  const url = URL.parse(String(htu));
  if (url) url.search = url.hash = '';
  return url?.href;
}

/** RFC 9449, section 7.1. */
const challenge = (error: string) => `DPoP error="${error}", algs="${proofAlgorithms.join(' ')}"`;

const invalidProof = (detail: string, cause?: unknown) =>
  new ProblemError('dpop_proof_invalid', `${detail}.`, {
    headers: { 'WWW-Authenticate': challenge('invalid_dpop_proof') },
    cause,
  });

/**
 * Returns a function that authenticates requests. A token that is bound to a key comes with a proof in the scheme `DPoP`, any
 * other one in the scheme `Bearer` (RFC 9449, section 7.2).
 */
export const authenticateRequest =
  ({ authenticate, tokenOf, recordUse }: Authenticator, proofs: Proofs) =>
  (token: string, { request }: { request: ProvenRequest }): Principal | Promise<Principal> => {
    if (/^DPoP /i.test(request.headers.authorization ?? '')) return withProof();
    const principal = authenticate(token);
    return principal instanceof Promise ? principal.then(withoutKey) : withoutKey(principal);

    async function withProof(): Promise<Principal> {
      const principal = await Promise.try(authenticate, token).catch((error: unknown) => {
        throw error instanceof ProblemError ? invalidToken(error.code, error.detail) : error;
      });
      const { jkt } = tokenOf(principal);
      if (jkt === undefined) throw invalidToken('token_invalid', 'The access token is a bearer token.');
      await proofs.verify(request, token, jkt);
      recordUse(principal, request);
      return principal;
    }

    function withoutKey(principal: Principal): Principal {
      if (tokenOf(principal).jkt !== undefined) {
        throw invalidToken('token_invalid', 'The access token is bound to a key; send it as Authorization: DPoP.');
      }
      recordUse(principal, request);
      return principal;
    }
  };

const invalidToken = (code: ProblemError['code'], detail: string) =>
  new ProblemError(code, detail, { headers: { 'WWW-Authenticate': challenge('invalid_token') } });

const periodSeconds = 60;

/** The periods in which a nonce is accepted after its own. */
const acceptedPeriods = 4;

/** For how long a nonce, and so a proof with it, is accepted at most. The clock of another node may be a period ahead. */
const nonceLifetimeSeconds = (acceptedPeriods + 2) * periodSeconds;

/**
 * The nonces of DPoP proofs (RFC 9449, sections 8 and 9), which limit the age of a proof, whatever the clock of the client, and which
 * nobody can sign in advance. A nonce is its time with a keyed hash: nothing is stored, and all nodes accept it.
 */
export class ProofNonces {
  readonly #hash: KeyedHash;
  readonly #clock: () => Date;

  /** @param secret the setting WORKLANE_SECRET */
  constructor(secret: string, clock: () => Date) {
    this.#hash = keyedHash(secret, 'DPoP nonces');
    this.#clock = clock;
  }

  current(): string {
    const period = String(this.#period());
    return `${period}.${this.#hash(period)}`;
  }

  accepts(nonce: string): boolean {
    const [period = '', hash = ''] = nonce.split('.', 2);
    const age = this.#period() - Number(period);
    return age >= -1 && age <= acceptedPeriods && isOneOf(this.#hash.all(period), hash);
  }

  #period(): number {
    return Math.floor(this.#clock().getTime() / 1000 / periodSeconds);
  }
}
