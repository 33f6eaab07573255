import { deliveryRules } from '../generated/delivery-rules.ts';
import type * as schemas from '../generated/types.ts';

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

/** Why there is no response. */
export interface TransportError {
  readonly code: TransportErrorCode;
  /** A sentence for the owner of the webhook, without addresses or internal state. */
  readonly detail: string;
}

/** By the code of Node.js, undici, the system, or a policy of the sender. */
const codes: Readonly<Record<string, TransportErrorCode>> = {
  ERR_BLOCKED_ADDRESS: 'blocked_address',
  ERR_BLOCKED_HTTP: 'blocked_address',
  ABORT_ERR: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_DESTROYED: 'timeout',
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

const invalidUrl = 'The URL cannot be requested.';
const headersTooLong = 'The response headers are longer than 16 KiB.';
const unknownAuthority = 'The TLS certificate of the host was issued by an unknown authority.';
const noIntermediate = 'The host does not send its intermediate TLS certificates.';

/** Details that say more than the code of the delivery error, by the same codes. */
const specificDetails: Readonly<Record<string, string>> = {
  ERR_BLOCKED_HTTP: 'The URL uses http, which the service allows only to loopback hosts, during development.',
  HPE_HEADER_OVERFLOW: headersTooLong,
  UND_ERR_DESTROYED: 'The attempt was aborted because the service was stopped.',
  UND_ERR_HEADERS_OVERFLOW: headersTooLong,
  ERR_INVALID_PROTOCOL: invalidUrl,
  ERR_INVALID_URL: invalidUrl,
  UND_ERR_INVALID_ARG: invalidUrl,
  CERT_HAS_EXPIRED: 'The TLS certificate of the host has expired.',
  CERT_NOT_YET_VALID: 'The TLS certificate of the host is not valid yet.',
  CERT_REVOKED: 'The TLS certificate of the host was revoked.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The TLS certificate of the host is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The TLS certificate of the host is for another name.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: noIntermediate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: noIntermediate,
};

/** An error of Node.js, undici or fetch. */
type RequestError = Error & { readonly code?: unknown };

/** Returns why there was no response, by the error of a request. */
export function transportError(error: RequestError): TransportError {
  // The error of fetch is a TypeError; its cause has the code. A browser hides it, and errors of CORS with it.
  const { cause = error } = error.name === 'TypeError' ? error : {};
  const reason = cause as RequestError;
  const code = reason.name === 'TypeError' && reason.code === undefined ? 'unreachable' : transportErrorCode(reason);
  return { code, detail: specificDetails[String(reason.code)] ?? details[code] };
}

/** Returns the error of a request whose time is over. @param isConnected whether the request was being sent */
export function timeoutError(isConnected: boolean, seconds: number = deliveryRules.timeoutSeconds): TransportError {
  const problem = isConnected ? 'The host did not respond' : 'No connection to the host was established';
  return { code: 'timeout', detail: `${problem} within ${seconds} seconds.` };
}

/** Returns the error of a response whose status is none of HTTP (RFC 9110, section 15); undefined for other statuses. */
export const invalidStatusError = (status: number): TransportError | undefined =>
  status > 599 ? { code: 'protocol_error', detail: `The response has the invalid status ${status}.` } : undefined;

function transportErrorCode(error: RequestError): TransportErrorCode {
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

/** Returns the error of a response; undefined for 2xx. */
export function statusError(status: number): { code: 'http_status'; detail: string } | undefined {
  if (status >= 200 && status < 300) return undefined;
  const note = status >= 300 && status < 400 ? '; redirects are not followed' : '';
  return { code: 'http_status', detail: `The endpoint responded with status ${status}${note}.` };
}

/** The error of a delivery that was due while its webhook was disabled. */
export const webhookDisabledError = {
  code: 'webhook_disabled',
  detail: 'The delivery was not sent because the webhook was disabled.',
} as const satisfies schemas.WebhookLogError;
