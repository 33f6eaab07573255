import type { ModifyOptions } from '../calls/call-options.ts';
import { type CallableOperation, type OperationMethod, operationMethod } from '../calls/operation-method.ts';
import { pathTemplate } from '../calls/parameters.ts';
import { requireLimit, type Transport } from '../calls/transport.ts';
import type { Connection } from '../connection.ts';
import { collectionCalls, collections, operations } from '../generated/operations.ts';
import { backoff } from '../http/retry-policy.ts';
import { pause } from '../http/send-request.ts';
import { failureOf, WorklaneError } from '../worklane-error.ts';
import { itemsOf, pagesOf } from './pagination.ts';

/** The operations of a resource, by method name. */
type Operations = Readonly<Record<string, CallableOperation>>;

/** Every operation that requires an access token, by resource. */
export const operationsByResource: Readonly<Record<string, Operations>> = {
  ...operations,
  ...Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => [name, collectionOperations(collection)]),
  ),
};

function collectionOperations(collection: string): Operations {
  return Object.fromEntries(
    Object.entries(collectionCalls).map(([name, operation]) => [
      name,
      { ...operation, path: operation.path.replace('{collection}', collection) },
    ]),
  );
}

/** Returns the methods of a resource: one for each operation, and the iterators and `modify` that build on them. */
export function resourceMethods(transport: Transport, operations: Operations) {
  const methods: Record<string, OperationMethod> = {};
  const derived: Record<string, unknown> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const method = operationMethod(transport, operation);
    methods[name] = method;
    if (operation.paged) {
      const pages = pagesOf(method, pathTemplate(operation.path).ids);
      const suffix = name === 'list' ? '' : name.replace(/^./, (first) => first.toUpperCase());
      derived[`iterate${suffix}`] = itemsOf(pages);
      if (name === 'list') derived.pages = pages;
    }
  }
  const { get, update } = methods;
  if (get && update) derived.modify = modifyMethod(transport.connection, get, update);
  return { ...methods, ...derived };
}

/** Returns a method that reads a record, changes it and writes it with `If-Match`, and repeats that after a conflict. */
const modifyMethod =
  (connection: Connection, get: OperationMethod, update: OperationMethod) =>
  async (id: unknown, change: (record: unknown) => unknown, options: ModifyOptions = {}): Promise<unknown> => {
    const { maxAttempts = 5, ...rest } = options;
    requireLimit('maxAttempts', maxAttempts);
    for (let attempt = 1; ; attempt++) {
      const record = (await get(id, rest)) as { version: number };
      // Without a version, the update would be unconditional.
      if (!Number.isInteger(record.version))
        throw new WorklaneError('unexpected_response', 'The record has no version.');
      const patch = await changeOf(change, record);
      if (patch === undefined) return record;
      try {
        return await update(id, patch, { ...rest, ifMatch: record.version });
      } catch (error) {
        if (attempt >= maxAttempts || !WorklaneError.is(error, 'version_mismatch')) throw error;
        await pause(connection, connection.random() * backoff(attempt - 1), rest.signal);
      }
    }
  };

async function changeOf(change: (record: unknown) => unknown, record: unknown): Promise<unknown> {
  try {
    return await change(record);
  } catch (cause) {
    throw failureOf('callback_failed', '`change`', cause);
  }
}
