import { LRUCache } from 'lru-cache';
import { Agent, type Dispatcher, errors } from 'undici';
import type { ChangeDependencies } from '../../../database/store.ts';
import { clientNetwork, poolPolicies, SharedPool } from '../../../http/shared-pools.ts';
import type { AddressPolicy } from '../../../outbound/address-policy.ts';
import {
  BlockedAddressError,
  createTlsContext,
  DnsError,
  dnsResolver,
  guardedConnector,
  type Resolve,
} from '../../../outbound/guarded-connector.ts';
import { documentUrl } from '../../tokens/access-token.ts';
import type { RegisteredClient } from '../client-repository.ts';
import {
  type DocumentClient,
  findDocumentClient,
  MetadataDocumentError,
  readDocument,
  storeDocumentClient,
} from './read-document.ts';

export interface MetadataDocumentsOptions extends ChangeDependencies {
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

export interface DocumentFetcherOptions {
  addressPolicy: AddressPolicy;
  /** PEM certificates that are trusted besides those of Node.js. */
  ca?: string | undefined;
  /** Returns the addresses of a name; queries DNS by default. */
  resolve?: Resolve;
  /** Milliseconds for everything: name, connection, headers and body. */
  timeoutMs?: number;
}

export interface FetchedDocument {
  text: string;
  /** The header Cache-Control. */
  cacheControl: string | undefined;
}

export type DocumentFetcher = ReturnType<typeof createDocumentFetcher>;

/** What draft-ietf-oauth-client-id-metadata-document recommends (section 6.6): such a document has about 1 KiB. */
const maxBytes = 5 * 1024;

/** The draft requires `application/json` or a type with the suffix `+json`. */
const json = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

/** Creates a fetcher that connects only to allowed addresses, over TLS, and follows no redirect. */
export function createDocumentFetcher({
  addressPolicy,
  ca,
  resolve = dnsResolver(),
  timeoutMs = 5000,
}: DocumentFetcherOptions) {
  const secureContext = createTlsContext(ca);
  const agent = new Agent({
    connect: guardedConnector({ addressPolicy, allowsHttp: () => false, resolve, secureContext, timeoutMs }),
    allowH2: false,
    maxHeaderSize: 16_384,
    maxResponseSize: maxBytes,
    // One timeout over everything replaces these two.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    /** @throws MetadataDocumentError */
    async fetch({ origin, pathname, search }: URL): Promise<FetchedDocument> {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await agent.request({
          ...{ origin, path: pathname + search, method: 'GET', signal },
          headers: { accept: 'application/json', 'user-agent': 'Worklane' },
          // The connection is not used again.
          reset: true,
        });
        return await readResponse(response);
      } catch (error) {
        throw signal.aborted
          ? new MetadataDocumentError(`was not received within ${timeoutMs / 1000} seconds`)
          : toDocumentError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

async function readResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<FetchedDocument> {
  const text = statusCode === 200 && json.test(String(headers['content-type'])) ? await body.text() : undefined;
  if (text !== undefined) return { text, cacheControl: headers['cache-control']?.toString() };
  body.on('error', () => undefined).destroy();
  if (statusCode === 200) throw new MetadataDocumentError('must have the content type application/json');
  throw new MetadataDocumentError(`was not found: its URL returned the status ${statusCode} instead of 200`);
}

function toDocumentError(error: unknown): unknown {
  if (error instanceof MetadataDocumentError) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return new MetadataDocumentError(`has more than ${maxBytes / 1024} KiB`);
  }
  // One message, so that nobody learns which names of a private network exist.
  if (error instanceof BlockedAddressError || error instanceof DnsError) {
    return new MetadataDocumentError('is on a host without a public address');
  }
  return new MetadataDocumentError('could not be fetched from its host');
}
