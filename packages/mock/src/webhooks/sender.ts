import { deliveryRules, type schemas } from '@worklane/contract';

const { timeoutSeconds } = deliveryRules;

export interface SendRequest {
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** The response or the error of a request, and the whole milliseconds that it took. */
export interface SendOutcome {
  readonly durationMs: number;
  readonly response?: schemas.WebhookLogResponse;
  /** Why there is no response. */
  readonly error?: schemas.WebhookLogError;
}

/** Posts a body. Never rejects; redirects are not followed. */
export type Send = (request: SendRequest) => Promise<SendOutcome>;

/** Measures a request and turns its errors into those of a delivery. */
export async function sendMeasured(
  { signal }: SendRequest,
  request: (signal: AbortSignal) => Promise<schemas.WebhookLogResponse>,
): Promise<SendOutcome> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const outcome = await request(signal ? AbortSignal.any([signal, timeout]) : timeout).then(
    (response) => ({ response }),
    (error: unknown) => ({ error: transportError(error) }),
  );
  return { durationMs: Math.round(performance.now() - started), ...outcome };
}

type ErrorCode = schemas.DeliveryErrorCode;

/** The errors of the system that receivers on this machine can cause, and those of names. */
const systemErrors: Readonly<Record<string, ErrorCode>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'dns_error',
  EAI_AGAIN: 'dns_error',
  ETIMEDOUT: 'timeout',
};

const details: Partial<Record<ErrorCode, string>> = {
  dns_error: 'The host name has no address in DNS, or its DNS server does not respond.',
  connection_refused: 'The host refused the connection.',
  connection_reset: 'The connection was closed before a response was received.',
  unreachable: 'There is no route to the host.',
  tls_error: 'The TLS handshake failed.',
  timeout: `The host did not respond within ${timeoutSeconds} seconds.`,
  protocol_error: 'The response is not valid HTTP/1.1.',
};

/** The cause of an error of fetch has the code of the system. A browser hides it, and errors of CORS with it. */
function transportError(error: unknown): schemas.WebhookLogError {
  const { name, code: ownCode, cause } = error as NodeJS.ErrnoException;
  const systemCode = (cause as NodeJS.ErrnoException | undefined)?.code ?? ownCode;
  const of = (code: ErrorCode): schemas.WebhookLogError => ({ code, detail: details[code] ?? 'Unknown reason.' });
  if (name === 'TimeoutError' || name === 'AbortError') return of('timeout');
  if (typeof systemCode !== 'string') return of('unreachable');
  const isTls = systemCode === 'EPROTO' || /SSL|TLS|CERT|SIGNATURE|_CA$/.test(systemCode);
  return of(systemErrors[systemCode] ?? (isTls ? 'tls_error' : 'protocol_error'));
}

/** Maximum bytes of a response body in the log. */
export const maxExcerptBytes = 4096;

/** Returns the first 4 KiB of a body as text. A character that is cut in two is left out. */
export function bodyExcerpt(bytes: Uint8Array): string {
  const stream = bytes.length > maxExcerptBytes;
  return new TextDecoder().decode(bytes.subarray(0, maxExcerptBytes), { stream });
}
