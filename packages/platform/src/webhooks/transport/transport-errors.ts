import type { schemas } from '@worklane/contract';
import { errors } from 'undici';
import { DnsError } from '../../outbound/dns-resolver.ts';
import { BlockedAddressError, BlockedHttpError } from '../../outbound/guarded-connector.ts';

/** The codes of a delivery error without a response. */
export type TransportErrorCode = Extract<
  schemas.DeliveryErrorCode,
  | 'dns_error'
  | 'connection_refused'
  | 'connection_reset'
  | 'unreachable'
  | 'tls_error'
  | 'timeout'
  | 'blocked_address'
  | 'protocol_error'
>;

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

const systemErrors: Readonly<Record<string, TransportErrorCode>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  EPROTO: 'tls_error',
};

const details: Readonly<Record<TransportErrorCode, string>> = {
  dns_error: 'The host name has no address in DNS, or its DNS server does not respond.',
  connection_refused: 'The host refused the connection.',
  connection_reset: 'The connection was closed before a response was received.',
  unreachable: 'There is no route to the host.',
  tls_error: 'The TLS handshake failed.',
  timeout: 'The host did not respond in time.',
  blocked_address: 'The host does not have a public address.',
  protocol_error: 'The response is not valid HTTP/1.1.',
};

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
  const of = (code: TransportErrorCode, detail = details[code]): TransportError => ({ code, detail });
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
  if (error instanceof errors.SocketError) return of(isConnectionClosed(error) ? 'connection_reset' : 'protocol_error');
  return of(systemErrors[code] ?? (isTlsError(error, code) ? 'tls_error' : 'protocol_error'), certificateDetails[code]);
}

/** undici uses one class, with different messages, for a connection that ended and for an unexpected response. */
const isConnectionClosed = ({ message }: Error): boolean => !message.startsWith('bad ');

/** Errors of OpenSSL have a `library`; Node.js reports those of a certificate by code after the handshake. */
const isTlsError = (error: Error, code: string): boolean =>
  code in certificateDetails ||
  code.startsWith('ERR_SSL_') ||
  code.startsWith('ERR_TLS_') ||
  'library' in error ||
  /CERT|CRL|_CA$|SIGNATURE|HOSTNAME_MISMATCH/.test(code);
