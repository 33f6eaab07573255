import { Agent, type Dispatcher, errors } from 'undici';
import type { AddressPolicy } from '../../../outbound/address-policy.ts';
import { DnsError, dnsResolver, type Resolve } from '../../../outbound/dns-resolver.ts';
import { BlockedAddressError, guardedConnector } from '../../../outbound/guarded-connector.ts';
import { createTlsContext } from '../../../outbound/tls.ts';
import { MetadataDocumentError } from './metadata-document-error.ts';

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

export interface DocumentFetcher {
  /** @throws MetadataDocumentError */
  fetch(url: URL): Promise<FetchedDocument>;
  close(): Promise<void>;
}

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
}: DocumentFetcherOptions): DocumentFetcher {
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
    async fetch({ origin, pathname, search }) {
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
