import { principalName } from '@worklane/contract/requests';
import type { IdempotencyKeys } from '@worklane/model';
import type { HttpResponse } from '../http/request-handler.ts';
import type { Call } from './call.ts';

export interface Once {
  /**
   * Performs a call, unless a call with the same idempotency key has been performed.
   *
   * @param requireCurrent throws a problem instead of a replay, such as `not_found` if what was changed has been deleted since
   * @throws ProblemError idempotency_key_reused
   */
  (call: Call, perform: () => HttpResponse, requireCurrent?: (response: HttpResponse) => void): HttpResponse;
  /** Returns whether a call has been performed. @throws ProblemError idempotency_key_reused */
  wasPerformed(call: Call): boolean;
}

export function onceByKey(keys: IdempotencyKeys<HttpResponse>, now: () => Date): Once {
  const once = (
    call: Call,
    perform: () => HttpResponse,
    requireCurrent?: (response: HttpResponse) => void,
  ): HttpResponse => {
    const request = keyedRequest(call);
    if (!request) return perform();
    const { response, replayed } = keys.once(request, now(), perform);
    if (!replayed) return response;
    requireCurrent?.(response);
    return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': 'true' } };
  };
  return Object.assign(once, {
    wasPerformed(call: Call) {
      const request = keyedRequest(call);
      return request !== undefined && keys.wasPerformed(request, now());
    },
  });
}

function keyedRequest({ operation, principal, organizationId, path, body = null, headers }: Call) {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  return {
    operation: operation.id,
    organizationId,
    principal: principal ? principalName(principal) : '',
    key: String(key),
    content: [path, body],
  };
}

/** Returns the ID in a JSON response. */
export const idIn = ({ body }: HttpResponse): number => JSON.parse(String(body)).id;
