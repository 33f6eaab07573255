import { LRUCache } from 'lru-cache';
import type { Connection } from '../../../database/store.ts';
import { clientNetwork } from '../../../http/rate-limits/client-network.ts';
import { poolPolicies, SharedPool } from '../../../http/shared-pools.ts';
import { documentUrl } from '../../tokens/document-client-id.ts';
import type { RegisteredClient } from '../registered-client.ts';
import { type DocumentClient, findDocumentClient, storeDocumentClient } from './document-clients.ts';
import type { DocumentFetcher } from './fetch-document.ts';
import { MetadataDocumentError } from './metadata-document-error.ts';
import { readDocument } from './read-document.ts';

export interface MetadataDocumentsOptions {
  db: Connection;
  clock: () => Date;
  fetcher: Pick<DocumentFetcher, 'fetch'>;
  /** The setting CLIENT_METADATA_HOSTS; empty if such clients are not accepted. */
  allowedHosts: readonly string[];
  /** Of which each fetch takes a place. */
  fetches?: Pick<SharedPool, 'take'>;
}

const seconds = 1000;

/** The bounds of what Cache-Control says; the first applies without it, too. */
const freshness = { min: 300 * seconds, max: 86_400 * seconds };

/**
 * The clients that are not registered, but described by a Client ID Metadata Document at the URL that is their ID. Documents
 * are cached by this node, and those of clients with access also by the database.
 * Errors are not cached, which the draft forbids.
 */
export class MetadataDocuments {
  readonly #options: MetadataDocumentsOptions;
  readonly #cache = new LRUCache<string, DocumentClient>({ max: 1000 });
  readonly #pending = new Map<string, Promise<DocumentClient>>();
  readonly #fetches: Pick<SharedPool, 'take'>;

  constructor(options: MetadataDocumentsOptions) {
    this.#options = options;
    this.#fetches = options.fetches ?? new SharedPool(poolPolicies.documentFetches);
  }

  /** Whether such clients are accepted. */
  get isEnabled(): boolean {
    return this.#options.allowedHosts.length > 0;
  }

  /**
   * Returns the client as its document describes it now, give or take the time for which it may be cached.
   * @param address of whoever causes a fetch
   * @throws MetadataDocumentError, ProblemError rate_limited, service_unavailable
   */
  async find(clientId: string, address?: string): Promise<RegisteredClient> {
    return (await this.#find(clientId, address)).client;
  }

  /** Returns a client whose document this node has fetched before, without a request to its host. */
  findCached(clientId: string): RegisteredClient | undefined {
    return this.#cache.get(clientId)?.client;
  }

  /**
   * Returns a client that a member has granted access, without a request to its host: access lasts while the host is unavailable.
   * @returns undefined for an unknown client, and for a host that is not allowed, unless `evenIfNotAllowed`.
   */
  async findWithAccess(
    clientId: string,
    { evenIfNotAllowed = false }: { evenIfNotAllowed?: boolean } = {},
  ): Promise<RegisteredClient | undefined> {
    const url = documentUrl(clientId);
    if (!url || !(evenIfNotAllowed || isAllowedHost(this.#options.allowedHosts, url))) return undefined;
    return (await findDocumentClient(this.#options.db, clientId))?.client;
  }

  /**
   * Stores a client for `findWithAccess`.
   * @throws MetadataDocumentError
   */
  async storeForAccess(clientId: string): Promise<void> {
    const { db, clock } = this.#options;
    await storeDocumentClient(db, await this.#find(clientId), clock());
  }

  async #find(clientId: string, address?: string): Promise<DocumentClient> {
    const url = documentUrl(clientId);
    if (!url) {
      throw new MetadataDocumentError('must have a normalized https URL of at most 255 characters, without a fragment');
    }
    if (!isAllowedHost(this.#options.allowedHosts, url)) {
      throw new MetadataDocumentError('is on a host that this service does not allow');
    }
    const cached = this.#cache.get(clientId);
    if (cached && this.#isFresh(cached)) return cached;
    const pending =
      this.#pending.get(clientId) ?? this.#load(url, address).finally(() => this.#pending.delete(clientId));
    this.#pending.set(clientId, pending);
    return pending;
  }

  async #load(url: URL, address: string | undefined): Promise<DocumentClient> {
    const stored = await findDocumentClient(this.#options.db, url.href);
    const found = stored && this.#isFresh(stored) ? stored : await this.#fetch(url, address);
    this.#cache.set(url.href, found);
    return found;
  }

  async #fetch(url: URL, address: string | undefined): Promise<DocumentClient> {
    const { fetcher } = this.#options;
    // Waiting would help whoever keeps this node busy with slow hosts.
    const free = this.#fetches.take({
      destination: url.host,
      ...(address !== undefined && { address: clientNetwork(address) }),
    });
    try {
      const { text, cacheControl } = await fetcher.fetch(url);
      const freshUntil = new Date(this.#now() + freshnessOf(cacheControl));
      return { client: readDocument(url, text), text, freshUntil };
    } finally {
      free();
    }
  }

  #isFresh({ freshUntil }: DocumentClient): boolean {
    return freshUntil.getTime() > this.#now();
  }

  #now(): number {
    return this.#options.clock().getTime();
  }
}

/** Returns the milliseconds for which a response may be cached (RFC 9111, section 5.2.2), within our bounds. */
export function freshnessOf(cacheControl = ''): number {
  const maxAge = /(?:^|,) *max-age="?(\d{1,9})"?/i.exec(cacheControl)?.[1] ?? 0;
  const given = /(?:^|,) *no-(?:store|cache)/i.test(cacheControl) ? 0 : Number(maxAge) * seconds;
  return Math.min(Math.max(given, freshness.min), freshness.max);
}

/**
 * Returns whether a client may be described by a document on a host.
 * @param allowed the setting CLIENT_METADATA_HOSTS: names, `*.` and a name for the names below it, or `*` for all.
 */
export const isAllowedHost = (allowed: readonly string[], { hostname }: Pick<URL, 'hostname'>): boolean =>
  allowed.some(
    (each) => each === '*' || each === hostname || (each.startsWith('*.') && hostname.endsWith(each.slice(1))),
  );
