import type { schemas } from '@worklane/contract';

/** An answer of the receiver, whatever its status. */
export interface Answered {
  status: number;
  /** By lower-case name; several values of a name are joined with a comma and a space. */
  headers: Record<string, string>;
  /** The first 4 KiB as text: what is not UTF-8 is U+FFFD, and U+0000 is left out, since PostgreSQL has none. */
  body: string;
  /** How long the receiver asks to wait (RFC 9110, section 10.2.3), in milliseconds. */
  retryAfterMs?: number;
}

/** What keeps an answer from coming: of the codes of a delivery those that are not about the answer or the webhook. */
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

/** Why there was no answer. */
export interface Failed {
  error: {
    code: TransportErrorCode;
    /** A sentence for the owner of the webhook. */
    detail: string;
  };
}

/** What became of a request, and the whole milliseconds that it took. */
export type Outcome = { durationMs: number } & (Answered | Failed);
