import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import type { HttpResponse, Send } from '../http-exchange.ts';
import { sendWithinRateLimits } from '../rate-limits.ts';
import type { Receiver } from '../receiver/receiver.ts';
import type { DeliveryInterceptor, Forward, Interceptor } from './violations/violation.ts';

/** A server without violations, for one case. */
export interface Server {
  readonly forward: Forward;
  /** Receives its deliveries. */
  readonly receiver?: Receiver;
  /** Lets a mistake happen to its deliveries. */
  interceptDeliveries?(interceptor: DeliveryInterceptor): void;
}

export type StartServer = () => Server;

/** Waits for nothing. */
const clock = { now: () => 0, sleep: async () => {} };

/** Returns the `Send` of the suite to a server, with an interceptor for the requests of some operations. */
export function intercepted(
  contract: OpenapiReader,
  forward: Forward,
  interceptor: Interceptor = (call, next) => next(call.request),
  operations?: readonly string[],
): Send {
  return sendWithinRateLimits({}, clock, async (_, request) => {
    const operation = operationOf(contract, request.method, request.path);
    const isIntercepted = operation && (operations?.includes(operation.id) ?? true);
    const response: HttpResponse = isIntercepted
      ? await interceptor({ operation, request }, forward)
      : await forward(request);
    return { request, response };
  });
}

const routes = new WeakMap<OpenapiReader, ReadonlyMap<string, readonly DescribedOperation[]>>();

/** Returns the operation of a request; undefined for a path or method of none. */
export function operationOf(contract: OpenapiReader, method: string, path: string): DescribedOperation | undefined {
  const known = routes.get(contract) ?? routesOf(contract);
  routes.set(contract, known);
  const segments = (path.split('?', 1)[0] ?? '').split('/');
  const candidates = known.get(`${method.toLowerCase()} ${segments.length}`) ?? [];
  const fits = (template: string) =>
    template.split('/').every((segment, index) => segment.startsWith('{') || segment === segments[index]);
  return candidates.find((each) => each.path === path) ?? candidates.find((each) => fits(each.path));
}

const routesOf = (contract: OpenapiReader) =>
  Map.groupBy(contract.operations.values(), ({ method, path }) => `${method} ${path.split('/').length}`);
