/** An answer whose body has been read; a stream of events is left to be read. */
export interface Answer {
  readonly response: Response;
  /** Undefined for a stream. */
  readonly text: string | undefined;
}

/** A request that can be sent more than once. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
}

/** How long and how often a request is tried. */
export interface Attempts {
  /** Milliseconds for one attempt, its body included; 0 is no limit. */
  readonly timeout: number;
  /** How many times it is sent again when it is safe to do so. */
  readonly maxRetries: number;
  readonly signal?: AbortSignal | undefined;
  /** Whether sending it twice does no more than sending it once. */
  readonly safe: boolean;
}

/** Seconds of `Retry-After`, which is a number or a date (RFC 9110, section 10.2.3); undefined when that has passed. */
export function retryAfterOf({ headers }: Response, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds >= 0 ? seconds : undefined;
}

export const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
