import { type CryptoKey, importJWK, type JWK } from 'jose';
import { Encryption } from '../../database/encryption.ts';
import type { Connection } from '../../database/store.ts';
import { signingKeyOf } from './key-schedule.ts';
import { algorithm, type PublicKey, type SigningKey } from './signing-key.ts';
import { ensureKey, rotateKey, type StoredKey, storedKeys } from './stored-keys.ts';

export interface SigningKeysOptions {
  db: Connection;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  clock: () => Date;
}

/** Milliseconds between two looks for a key that is not known. */
const reloadEvery = 1000;

/** Milliseconds between two looks for keys that other nodes made or retired. */
const followEvery = 2000;

interface LoadedKey extends SigningKey {
  createdAt: Date;
  publicKey: PublicKey;
  /** The public key, to verify with. */
  verification: CryptoKey;
}

interface Loaded {
  /** The newest first. */
  keys: readonly LoadedKey[];
  published: readonly PublicKey[];
  byId: ReadonlyMap<string, CryptoKey>;
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

  /** What tokens are signed with. */
  get signing(): SigningKey {
    const key = signingKeyOf(this.#loaded.keys, this.#options.clock());
    if (!key) throw new Error('Every signing key is retired: make a new one before the last is retired.');
    return key;
  }

  get published(): readonly PublicKey[] {
    return this.#loaded.published;
  }

  /** The public key of an id; undefined when no node has it. */
  async find(kid: string): Promise<CryptoKey | undefined> {
    const known = this.#loaded.byId.get(kid);
    if (known) return known;
    const age = Math.abs(this.#options.clock().getTime() - this.#loaded.at);
    if (!this.#loading && age < reloadEvery) return undefined;
    await this.#reload();
    return this.#loaded.byId.get(kid);
  }

  /**
   * Makes a new key, which takes the place of the one that signs when everybody can have read it.
   * @returns its id.
   */
  async rotate(): Promise<string> {
    const kid = await rotateKey(this.#options.db, this.#encryption, this.#options.clock());
    // What is being read now may be from before.
    await this.#loading?.catch(() => undefined);
    await this.#reload();
    return kid;
  }

  /**
   * Keeps up with the keys of other nodes, until the returned function is called.
   * @param onError called when the database could not be read; it is tried again.
   */
  follow(onError: (error: unknown) => void): () => Promise<void> {
    let looking = Promise.resolve();
    const timer = setInterval(() => {
      looking = this.#reload().catch(onError);
    }, followEvery).unref();
    return () => {
      clearInterval(timer);
      return looking;
    };
  }

  #reload(): Promise<void> {
    this.#loading ??= load(this.#options, this.#encryption, this.#loaded)
      .then((loaded) => {
        this.#loaded = loaded;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }
}

async function load({ db, clock }: SigningKeysOptions, encryption: Encryption, before?: Loaded): Promise<Loaded> {
  const at = clock().getTime();
  const stored = await storedKeys(db);
  const known = new Map(before?.keys.map((key) => [key.kid, key]));
  const keys = await Promise.all(stored.map((each) => known.get(each.publicKey.kid) ?? loadKey(each, encryption)));
  return {
    keys,
    published: keys.map(({ publicKey }) => publicKey),
    byId: new Map(keys.map(({ kid, verification }) => [kid, verification])),
    at,
  };
}

async function loadKey({ publicKey, privateKey, createdAt }: StoredKey, encryption: Encryption): Promise<LoadedKey> {
  const { kid } = publicKey;
  const jwk: JWK = JSON.parse(await encryption.decrypt(kid, privateKey));
  return {
    kid,
    createdAt,
    publicKey,
    key: (await importJWK(jwk, algorithm)) as CryptoKey,
    verification: (await importJWK(publicKey, algorithm)) as CryptoKey,
  };
}
