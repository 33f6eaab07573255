import { deliveryRules, type schemas } from '@worklane/contract';
import { transportErrorCode, transportErrorDetails } from '@worklane/contract/delivery-errors';
import type { AttemptOutcome } from '@worklane/model';

const { timeoutSeconds } = deliveryRules;

export interface SendRequest {
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Posts a body. Never rejects; redirects are not followed. */
export type Send = (request: SendRequest) => Promise<AttemptOutcome>;

/** Measures a request and turns its errors into those of a delivery. */
export async function sendMeasured(
  { signal }: SendRequest,
  request: (signal: AbortSignal) => Promise<schemas.WebhookLogResponse>,
): Promise<AttemptOutcome> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const outcome = await request(signal ? AbortSignal.any([signal, timeout]) : timeout).then(
    (response) => ({ response }),
    (error: unknown) => ({ error: transportError(error) }),
  );
  return { durationMs: Math.round(performance.now() - started), ...outcome };
}

/** The cause of an error of fetch has the code of the system. A browser hides it, and errors of CORS with it. */
function transportError(error: unknown): schemas.WebhookLogError {
  const { name, cause, code: ownCode } = error as Error & { cause?: unknown; code?: unknown };
  const reason = cause instanceof Error ? cause : (error as Error);
  const isHidden = reason === error && name === 'TypeError' && ownCode === undefined;
  const code = isHidden ? 'unreachable' : transportErrorCode(reason);
  return { code, detail: code === 'timeout' ? timeoutDetail : transportErrorDetails[code] };
}

const timeoutDetail = `The host did not respond within ${timeoutSeconds} seconds.`;

/** Maximum bytes of a response body in the log. */
export const maxExcerptBytes = 4096;

/** Returns the first 4 KiB of a body as text. A character that is cut in two is left out. */
export function bodyExcerpt(bytes: Uint8Array): string {
  const stream = bytes.length > maxExcerptBytes;
  return new TextDecoder().decode(bytes.subarray(0, maxExcerptBytes), { stream });
}
