import type { schemas } from '../index.ts';

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

/** By the code of Node.js, undici or the system. */
const codes: Readonly<Record<string, TransportErrorCode>> = {
  ABORT_ERR: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ECONNREFUSED: 'connection_refused',
  ECONNABORTED: 'connection_reset',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
  ENOTFOUND: 'dns_error',
  EPROTO: 'tls_error',
};

/** Returns why there was no response, by the error of a request of Node.js or undici. */
export function transportErrorCode(error: Error & { readonly code?: unknown }): TransportErrorCode {
  const { name, message } = error;
  const code = typeof error.code === 'string' ? error.code : '';
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  // undici uses one code, with different messages, for a connection that ended and for an unexpected response.
  if (code === 'UND_ERR_SOCKET') return message.startsWith('bad ') ? 'protocol_error' : 'connection_reset';
  if (code.startsWith('EAI_')) return 'dns_error';
  return codes[code] ?? (isTlsError(error, code) ? 'tls_error' : 'protocol_error');
}

/** Errors of OpenSSL have a `library`; Node.js reports those of a certificate by code after the handshake. */
const isTlsError = (error: Error, code: string): boolean =>
  code.startsWith('ERR_SSL_') ||
  code.startsWith('ERR_TLS_') ||
  'library' in error ||
  /CERT|CRL|_CA$|SIGNATURE|HOSTNAME_MISMATCH/.test(code);

/** Sentences for the owner of a webhook, without addresses or internal state. */
export const transportErrorDetails: Readonly<Record<TransportErrorCode, string>> = {
  dns_error: 'The host name has no address in DNS, or its DNS server does not respond.',
  connection_refused: 'The host refused the connection.',
  connection_reset: 'The connection was closed before a response was received.',
  unreachable: 'There is no route to the host.',
  tls_error: 'The TLS handshake failed.',
  timeout: 'The host did not respond in time.',
  blocked_address: 'The host does not have a public address.',
  protocol_error: 'The response is not valid HTTP/1.1.',
};

/** Returns the error of a response; undefined for 2xx. */
export function statusError(status: number): { code: 'http_status'; detail: string } | undefined {
  if (status >= 200 && status < 300) return undefined;
  const note = status >= 300 && status < 400 ? '; redirects are not followed' : '';
  return { code: 'http_status', detail: `The endpoint responded with status ${status}${note}.` };
}
