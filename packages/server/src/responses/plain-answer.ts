import type { HeaderValue } from './response.ts';

/** An answer of any operation, before it is known to be a documented one. */
export interface PlainAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>;
}
