import { errors } from 'undici';
import { BlockedAddressError } from './guarded-connector.ts';
import type { Failed, TransportErrorCode } from './outcome.ts';
import { DnsError } from './resolver.ts';

/** That an attempt took longer than it may. */
export class TimedOutError extends Error {
  override name = 'TimedOutError';
}

/** That the sender was stopped, which says nothing of the receiver. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

const codes: Readonly<Record<string, TransportErrorCode>> = {
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

/** What the receiver's owner reads. Neither addresses nor our own state are in it. */
const sentences: Readonly<Record<TransportErrorCode, string>> = {
  dns_error: 'The name of the host has no address in DNS, or its DNS server does not answer.',
  connection_refused: 'The host refused the connection.',
  connection_reset: 'The connection was closed before there was an answer.',
  unreachable: 'There is no route to the host.',
  tls_error: 'No secure connection could be made.',
  timeout: 'The host did not answer in time.',
  blocked_address: 'The address of the host is not public.',
  protocol_error: 'What the host answered is not HTTP/1.1.',
};

/** What is wrong with a certificate, by the codes of OpenSSL that are met most. */
const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  CERT_NOT_YET_VALID: 'The certificate of the host is not valid yet.',
  CERT_REVOKED: 'The certificate of the host was revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is signed by itself.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the host is for another name.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the host comes from an authority that is not known.',
  UNABLE_TO_GET_ISSUER_CERT: 'The certificate of the host comes without those it is signed with.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of the host comes from an authority that is not known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the host comes without those it is signed with.',
};

/** @param error whatever undici, Node.js or the guard gave instead of an answer. */
export function failureOf(error: Error & { code?: string }): Failed['error'] {
  const of = (code: TransportErrorCode, detail = sentences[code]): Failed['error'] => ({ code, detail });
  const { code = '' } = error;
  if (error instanceof BlockedAddressError) return of('blocked_address');
  if (error instanceof DnsError) return of('dns_error');
  if (error instanceof TimedOutError) return of('timeout', error.message);
  if (error instanceof StoppedError || error instanceof errors.ClientDestroyedError)
    return of('timeout', 'The attempt was given up, since the service was stopped.');
  if (error instanceof errors.HeadersOverflowError) {
    return of('protocol_error', 'The headers of the answer are longer than 16 KiB.');
  }
  if (error instanceof errors.InvalidArgumentError) return of('protocol_error', 'The URL cannot be requested.');
  if (error instanceof errors.SocketError) return of(isClosing(error) ? 'connection_reset' : 'protocol_error');
  return of(codes[code] ?? (isTls(error, code) ? 'tls_error' : 'protocol_error'), certificateFaults[code]);
}

/** undici has one class, with messages alone, for a connection that ended and for an answer that it did not expect. */
const isClosing = ({ message }: Error): boolean => !message.startsWith('bad ');

/** Errors of OpenSSL have its library, those of a certificate are told by Node.js after the handshake. */
const isTls = (error: Error, code: string): boolean =>
  code in certificateFaults ||
  code.startsWith('ERR_SSL_') ||
  code.startsWith('ERR_TLS_') ||
  'library' in error ||
  isCertificateCode(code);

const isCertificateCode = (code: string): boolean => /CERT|CRL|_CA$|SIGNATURE|HOSTNAME_MISMATCH/.test(code);
