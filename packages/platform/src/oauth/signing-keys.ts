import { type CryptoKey, importJWK, type JWK } from 'jose';
import { Encryption } from '../database/encryption.ts';
import type { Connection } from '../database/store.ts';
import { algorithm, type PublicKey, type SigningKey } from './signing-key.ts';
import { ensureKey, storedKeys } from './stored-keys.ts';

export interface SigningKeysOptions {
  db: Connection;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  clock: () => Date;
}

/** Milliseconds between two looks for a key that is not known. */
const reloadEvery = 1000;

interface Loaded {
  signing: SigningKey;
  published: PublicKey[];
  byId: Map<string, CryptoKey>;
  at: number;
}

/** The keys of access tokens. A key that another node made is found when a token names it. */
export class SigningKeys {
  readonly #options: SigningKeysOptions;
  readonly #encryption: Encryption;
  #loaded: Loaded;
  #loading: Promise<void> | undefined;

  private constructor(options: SigningKeysOptions, encryption: Encryption, loaded: Loaded) {
    this.#options = options;
    this.#encryption = encryption;
    this.#loaded = loaded;
  }

  /**
   * Loads the keys, and makes the first one where there is none.
   * @throws WrongSecretError
   */
  static async open(options: SigningKeysOptions): Promise<SigningKeys> {
    const encryption = new Encryption(options.secret, 'signing keys');
    await ensureKey(options.db, encryption, options.clock());
    return new SigningKeys(options, encryption, await load(options, encryption));
  }

  /** The newest: what tokens are signed with. */
  get signing(): SigningKey {
    return this.#loaded.signing;
  }

  get published(): readonly PublicKey[] {
    return this.#loaded.published;
  }

  /** The public key of an id; undefined when no node has it. */
  async find(kid: string): Promise<CryptoKey | undefined> {
    const known = this.#loaded.byId.get(kid);
    if (known) return known;
    if (!this.#loading && Math.abs(this.#options.clock().getTime() - this.#loaded.at) < reloadEvery) return undefined;
    this.#loading ??= this.#reload().finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
    return this.#loaded.byId.get(kid);
  }

  async #reload(): Promise<void> {
    this.#loaded = await load(this.#options, this.#encryption);
  }
}

async function load({ db, clock }: SigningKeysOptions, encryption: Encryption): Promise<Loaded> {
  const at = clock().getTime();
  const keys = await storedKeys(db);
  const [newest] = keys;
  if (!newest) throw new Error('Every signing key is retired: make a new one before the last is retired.');
  const { kid } = newest.publicKey;
  const privateKey: JWK = JSON.parse(await encryption.decrypt(kid, newest.privateKey));
  const imported = keys.map(
    async ({ publicKey }) => [publicKey.kid, (await importJWK(publicKey, algorithm)) as CryptoKey] as const,
  );
  return {
    signing: { kid, key: (await importJWK(privateKey, algorithm)) as CryptoKey },
    published: keys.map(({ publicKey }) => publicKey),
    byId: new Map(await Promise.all(imported)),
    at,
  };
}
