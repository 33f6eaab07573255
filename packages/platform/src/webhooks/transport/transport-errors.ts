import { type TransportErrorCode, transportErrorCode, transportErrorDetails } from '@worklane/contract/delivery-errors';
import { errors } from 'undici';
import { DnsError } from '../../outbound/dns-resolver.ts';
import { BlockedAddressError, BlockedHttpError } from '../../outbound/guarded-connector.ts';

export interface TransportError {
  code: TransportErrorCode;
  /** A sentence for the owner of the webhook, without addresses or internal state. */
  detail: string;
}

export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The sender was closed, which says nothing about the receiver. */
export class SenderClosedError extends Error {
  override name = 'SenderClosedError';
}

const blockedHttpDetail = 'The URL uses http, which the service allows only to loopback hosts, during development.';

/** Details by the error codes of OpenSSL that are most common. */
const certificateDetails: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The TLS certificate of the host has expired.',
  CERT_NOT_YET_VALID: 'The TLS certificate of the host is not valid yet.',
  CERT_REVOKED: 'The TLS certificate of the host was revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The TLS certificate of the host is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The TLS certificate of the host is for another name.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The TLS certificate of the host was issued by an unknown authority.',
  UNABLE_TO_GET_ISSUER_CERT: 'The host does not send its intermediate TLS certificates.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The TLS certificate of the host was issued by an unknown authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The host does not send its intermediate TLS certificates.',
};

/** Returns the delivery error for an error of undici, Node.js, the resolver or the address policy. */
export function toTransportError(error: Error & { code?: string }): TransportError {
  const of = (code: TransportErrorCode, detail = transportErrorDetails[code]): TransportError => ({ code, detail });
  const { code = '' } = error;
  if (error instanceof BlockedAddressError) return of('blocked_address');
  if (error instanceof BlockedHttpError) return of('blocked_address', blockedHttpDetail);
  if (error instanceof DnsError) return of('dns_error');
  if (error instanceof TimeoutError) return of('timeout', error.message);
  if (error instanceof SenderClosedError || error instanceof errors.ClientDestroyedError) {
    return of('timeout', 'The attempt was aborted because the service was stopped.');
  }
  if (error instanceof errors.HeadersOverflowError) {
    return of('protocol_error', 'The response headers are longer than 16 KiB.');
  }
  if (error instanceof errors.InvalidArgumentError) return of('protocol_error', 'The URL cannot be requested.');
  return of(transportErrorCode(error), certificateDetails[code]);
}
