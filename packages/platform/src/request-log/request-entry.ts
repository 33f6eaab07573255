import type { RequestVia } from '../http/request-via.ts';

/** A request of an application, as its response ended. */
export interface RequestEntry {
  readonly organizationId: number;
  readonly clientId: string;
  /** What sent the request on behalf of the application; null if the application sent it itself. */
  readonly via: RequestVia | null;
  /** In milliseconds since 1970. */
  readonly completedAt: number;
  readonly requestId: string;
  readonly method: string;
  /** As received, with its query; `recordedPath` is what is stored of it. */
  readonly url: string;
  readonly operation: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly problemCode: string | null;
}
