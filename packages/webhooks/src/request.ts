import type { IncomingBody } from './body.ts';
import type { IncomingHeaders } from './headers.ts';

/** A request as it came. The `Request` of `fetch` is one. */
export interface IncomingRequest {
  /** Anything but POST is refused; without one it is taken for a POST. */
  readonly method?: string | undefined;
  readonly headers: IncomingHeaders;
  /** Not parsed and not changed: the signature is over these bytes. */
  readonly body: IncomingBody;
  /** Whether something has read the body before, so that nothing of it is left. */
  readonly bodyUsed?: boolean;
}
