import { principalName } from '@worklane/contract/requests';
import type { IdempotencyKeys } from '@worklane/model';
import type { HttpResponse } from '../http/request-handler.ts';
import type { Call } from './call.ts';

/**
 * Performs a call, unless a call with the same idempotency key has been performed.
 *
 * @param requireCurrent throws a problem instead of a replay, such as `not_found` if what was changed has been deleted since
 * @throws ProblemError idempotency_key_reused
 */
export type Once = (
  call: Call,
  perform: () => HttpResponse,
  requireCurrent?: (response: HttpResponse) => void,
) => HttpResponse;

export const onceByKey =
  (keys: IdempotencyKeys<HttpResponse>, now: () => Date): Once =>
  (call, perform, requireCurrent) => {
    const { operation, principal, organizationId, path, body = null, headers } = call;
    const key = headers['idempotency-key'];
    if (key === undefined) return perform();
    const request = {
      operation: operation.id,
      organizationId,
      principal: principal ? principalName(principal) : '',
      key: String(key),
      content: [path, body],
    };
    const { response, replayed } = keys.once(request, now(), perform);
    if (!replayed) return response;
    requireCurrent?.(response);
    return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': 'true' } };
  };

/** Returns the ID in a JSON response. */
export const idIn = ({ body }: HttpResponse): number => JSON.parse(String(body)).id;
