import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';

const periodSeconds = 60;

/** The periods in which a nonce is accepted after its own. */
const acceptedPeriods = 4;

/** For how long a nonce, and so a proof with it, is accepted at most. The clock of another node may be a period ahead. */
export const nonceLifetimeSeconds = (acceptedPeriods + 2) * periodSeconds;

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
