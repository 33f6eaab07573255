import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import { maxTokenLifetimeSeconds } from '../../config/settings.ts';
import type { Connection } from '../../database/store.ts';
import { Encryption } from '../../secrets/encryption.ts';

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

/** How long a new key is published before it signs, so that verifiers have fetched it by then. In seconds. */
export const publicationLeadSeconds = 600;

export interface StoredKey {
  publicKey: PublicKey;
  /** Encrypted. */
  privateKey: string;
  createdAt: Date;
}

type Dated = Pick<StoredKey, 'createdAt'>;

const plusSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

/** Returns when a key starts to sign, unless it is the only key. */
export const signsFrom = ({ createdAt }: Dated): Date => plusSeconds(createdAt, publicationLeadSeconds);

/**
 * Returns the key that signs: the newest one that was published long enough ago, or the oldest if there is none, as
 * after the first start.
 * @param keys newest first.
 */
export const currentSigningKey = <Key extends Dated>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.find((key) => signsFrom(key) <= now) ?? keys.at(-1);

/**
 * Returns when every token that a key signed has expired, or null while the key has no successor.
 * @param successor the next newer key.
 */
export const retirementDate = (successor: Dated | undefined): Date | null =>
  // Nodes notice the new key a little later than it should start to sign.
  successor ? plusSeconds(signsFrom(successor), maxTokenLifetimeSeconds + publicationLeadSeconds) : null;

/** Returns the keys that are not retired, newest first. */
export async function readSigningKeys(db: Connection): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['public_key', 'private_key', 'created_at'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    publicKey: row.public_key as unknown as PublicKey,
    privateKey: row.private_key,
    createdAt: new Date(row.created_at),
  }));
}

/** Creates the first key. If several processes do so at once, one key is created. */
export async function ensureSigningKey(db: Connection, encryption: Encryption, now: Date): Promise<void> {
  await locked(db, async (transaction) => {
    if ((await readSigningKeys(transaction)).length === 0) await insertKey(transaction, encryption, now);
  });
}

/**
 * Creates another key. It is published at once and signs after `publicationLeadSeconds`; its predecessors stay
 * published until the tokens they signed have expired.
 * @returns the key ID.
 */
export const rotateSigningKey = (db: Connection, encryption: Encryption, now: Date): Promise<string> =>
  locked(db, (transaction) => insertKey(transaction, encryption, now));

/**
 * Retires the keys whose tokens have all expired.
 * @returns how many.
 */
export async function retireSigningKeys(db: Connection, now: Date): Promise<number> {
  const keys = await readSigningKeys(db);
  const retirable = keys.filter((_key, index) => {
    const date = retirementDate(keys[index - 1]);
    return date !== null && date <= now;
  });
  for (const { publicKey } of retirable) {
    await db
      .updateTable('signing_keys')
      .set({ retired_at: now.toISOString() })
      .where('kid', '=', publicKey.kid)
      .execute();
  }
  return retirable.length;
}

/** The advisory lock of processes that create a key. */
const lock = 5_601_220_418;

const locked = <Result>(db: Connection, work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    return work(transaction);
  });

async function insertKey(db: Connection, encryption: Encryption, now: Date): Promise<string> {
  const { publicKey, privateKey } = await generateSigningKey();
  await db
    .insertInto('signing_keys')
    .values({
      kid: publicKey.kid,
      public_key: JSON.stringify(publicKey),
      private_key: await encryption.encrypt(publicKey.kid, JSON.stringify(privateKey)),
      created_at: now.toISOString(),
    })
    .execute();
  return publicKey.kid;
}

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
