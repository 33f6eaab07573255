import type { CallableOperation } from '../calls/callable-operation.ts';
import { collectionCalls, collections, operations } from '../generated/operations.ts';

/** What can be called of a resource, by the name of the call. */
type Calls = Readonly<Record<string, CallableOperation>>;

/** Every operation that takes an access token. */
export const callsByResource: Readonly<Record<string, Calls>> = {
  ...operations,
  ...Object.fromEntries(collections.map((collection) => [collection, callsOf(collection)])),
};

function callsOf(collection: string): Calls {
  return Object.fromEntries(
    Object.entries(collectionCalls).map(([name, call]) => [
      name,
      { ...call, path: call.path.replace('{collection}', collection) },
    ]),
  );
}
