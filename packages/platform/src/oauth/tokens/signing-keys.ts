import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { Connection } from '../../database/store.ts';
import { Encryption } from '../../secrets/encryption.ts';
import { type PublicKey, type SigningKey, signatureAlgorithm } from './signing-key.ts';
import {
  currentSigningKey,
  ensureSigningKey,
  readSigningKeys,
  rotateSigningKey,
  type StoredKey,
} from './signing-key-rotation.ts';

export interface SigningKeysOptions {
  db: Connection;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  clock: () => Date;
}

/** The minimum time between two reloads for an unknown key ID. */
const reloadMilliseconds = 1000;

/** How often keys that other nodes created or retired are read. */
const pollMilliseconds = 2000;

interface LoadedKey extends SigningKey {
  createdAt: Date;
  publicKey: PublicKey;
  /** The public key that verifies tokens. */
  verification: CryptoKey;
}

interface Loaded {
  /** Newest first. */
  keys: readonly LoadedKey[];
  published: readonly PublicKey[];
  byId: ReadonlyMap<string, CryptoKey>;
  at: number;
}

/** The keys that sign and verify access tokens. The key of another node is loaded when a token names it. */
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
   * Loads the keys; creates the first one if there is none.
   * @throws WrongSecretError
   */
  static async open(options: SigningKeysOptions): Promise<SigningKeys> {
    const encryption = new Encryption(options.secret, 'signing keys');
    await ensureSigningKey(options.db, encryption, options.clock());
    return new SigningKeys(options, encryption, await load(options, encryption));
  }

  get signing(): SigningKey {
    const key = currentSigningKey(this.#loaded.keys, this.#options.clock());
    if (!key) throw new Error('Every signing key is retired.');
    return key;
  }

  get published(): readonly PublicKey[] {
    return this.#loaded.published;
  }

  /** Returns the public key with an ID; undefined if no node has it. */
  async find(kid: string): Promise<CryptoKey | undefined> {
    const known = this.#loaded.byId.get(kid);
    if (known) return known;
    const age = Math.abs(this.#options.clock().getTime() - this.#loaded.at);
    if (!this.#loading && age < reloadMilliseconds) return undefined;
    await this.#reload();
    return this.#loaded.byId.get(kid);
  }

  /**
   * Creates a key. It replaces the current one after `publicationLeadSeconds`.
   * @returns the key ID.
   */
  async rotate(): Promise<string> {
    const kid = await rotateSigningKey(this.#options.db, this.#encryption, this.#options.clock());
    // A reload in progress may have read the keys before this one was inserted.
    await this.#loading?.catch(() => undefined);
    await this.#reload();
    return kid;
  }

  /**
   * Reloads the keys regularly, until the returned function is called.
   * @param onError called when reading the database fails; it is retried.
   */
  poll(onError: (error: unknown) => void): () => Promise<void> {
    let polling = Promise.resolve();
    const timer = setInterval(() => {
      polling = this.#reload().catch(onError);
    }, pollMilliseconds).unref();
    return () => {
      clearInterval(timer);
      return polling;
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
  const stored = await readSigningKeys(db);
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
    key: (await importJWK(jwk, signatureAlgorithm)) as CryptoKey,
    verification: (await importJWK(publicKey, signatureAlgorithm)) as CryptoKey,
  };
}
