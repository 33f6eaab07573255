import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { operationOf } from '../contract/operation-of.ts';
import type { HttpResponse, Send } from '../http-exchange.ts';
import { type Clock, sendWithinRateLimits } from '../rate-limits.ts';
import type { Receiver } from '../receiver/receiver.ts';
import type { DeliveryInterceptor, Forward, Interceptor } from './violations/violation.ts';

/** A server without violations, for one case. */
export interface Server {
  readonly forward: Forward;
  /** Absent where nobody waits. */
  readonly clock?: Clock;
  /** Whether later cases find what a case leaves. */
  readonly isShared: boolean;
  /** Receives its deliveries. */
  readonly receiver?: Receiver;
}

export type StartServer = () => Server;

/** Returns the `Send` of the suite to a server, with an interceptor for the requests of some operations. */
export function intercepted(
  contract: OpenapiReader,
  { forward, clock }: Pick<Server, 'forward' | 'clock'>,
  interceptor: Interceptor = (call, next) => next(call.request),
  operations?: readonly string[],
): Send {
  const sendOnce: Send = async (_, request) => {
    const operation = operationOf(contract, request.method, request.path);
    const isIntercepted = operation && (operations?.includes(operation.id) ?? true);
    const response: HttpResponse = isIntercepted
      ? await interceptor({ operation, request }, forward)
      : await forward(request);
    return { request, response };
  };
  return clock ? sendWithinRateLimits({}, clock, sendOnce) : sendOnce;
}

/** Lets a mistake happen to what a receiver gets. */
export function interceptDeliveries(receiver: Receiver, interceptor: DeliveryInterceptor): void {
  const accept = receiver.accept.bind(receiver);
  receiver.accept = (url, headers, body) =>
    interceptor({ url, headers, body }, (each) => accept(each.url, each.headers, each.body));
}
