import { operations } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import type { Handlers } from './handler.ts';
import type { AnyCall } from './requests/call.ts';

/** Returns a handler for each operation of the public API: missing ones respond with 501 `not_implemented`. */
export const partialHandlers = (handlers: Partial<Handlers>): Handlers => {
  const missing = Object.keys(operations).map((id) => [id, notImplemented]);
  return { ...Object.fromEntries(missing), ...handlers };
};

function notImplemented({ operation }: AnyCall): never {
  throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
}
