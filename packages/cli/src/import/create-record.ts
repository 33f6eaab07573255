import { type CreateOptions, WorklaneError } from '@worklane/client';
import { isTemporary, type RequestPace } from './request-pace.ts';

/** Creates one record. */
export type Create = (body: object, options: CreateOptions) => Promise<unknown>;

/** What happened to a row. */
export type RowResult =
  | { readonly status: 'created' }
  | { readonly status: 'rejected'; readonly errors: readonly string[] }
  | { readonly status: 'stopped'; readonly error: unknown };

/** Statuses that tell about this row, and not about the token or the address. */
const rejections = new Set<number | undefined>([400, 409, 412, 413, 422]);

/** How often the service may fail with an internal error before the row is rejected. */
const maxInternalErrors = 3;

/** Sends the request of a row until the service has created or rejected the record. */
export async function createRecord(
  create: Create,
  body: object,
  idempotencyKey: string,
  pace: RequestPace,
): Promise<RowResult> {
  let internalErrors = 0;
  for (;;) {
    try {
      await pace.ready();
      // The pace of all requests decides about retries.
      await create(body, { idempotencyKey, maxRetries: 0 });
      pace.responded();
      return { status: 'created' };
    } catch (error) {
      if (!WorklaneError.is(error)) return { status: 'stopped', error };
      if (error.status === 429) {
        pace.limited(error.retryAfter);
        continue;
      }
      if (WorklaneError.is(error, 'internal_error')) internalErrors++;
      if (internalErrors === maxInternalErrors) return { status: 'rejected', errors: errorsOf(error) };
      if (!isTemporary(error)) {
        pace.responded();
        if (rejections.has(error.status)) return { status: 'rejected', errors: errorsOf(error) };
        return { status: 'stopped', error };
      }
      try {
        pace.failed(error);
      } catch (failure) {
        return { status: 'stopped', error: failure };
      }
    }
  }
}

const errorsOf = ({ errors, message }: WorklaneError): string[] =>
  errors.length > 0 ? errors.map(({ pointer, detail }) => `${pointer} ${detail}`) : [message];
