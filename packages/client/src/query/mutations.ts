import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/query-core';
import type { OperationMethod } from '../calls/operation-method.ts';
import type { ResourceKeys } from './options.ts';

/** The methods of a resource of the client, by name. */
export type Methods = Readonly<Record<string, OperationMethod>>;

/** The variables of a mutation; only those of `create` and `batch` have no ID. */
type Variables = Readonly<Record<string, unknown>> & { readonly id: number };

/** Returns the arguments of a method for the variables of its mutation, by the name of the method. */
const argumentsOf: Readonly<Record<string, (variables: Variables) => unknown[]>> = {
  create: (record) => [record],
  batch: (batch) => [batch],
  update: ({ id, patch, ...options }) => [id, patch, options],
  modify: ({ id, change, ...options }) => [id, change, options],
  replace: ({ id, webhook, ...options }) => [id, webhook, options],
  recover: ({ id, since, ...options }) => [id, { since }, options],
  redeliverLog: ({ id, logId, ...options }) => [id, logId, options],
  delete: ({ id, ...options }) => [id, options],
  restore: ({ id, ...options }) => [id, options],
  rotateSecret: ({ id, ...options }) => [id, options],
  test: ({ id, ...options }) => [id, undefined, options],
};

/** Returns the functions that create the options of mutations, by the name of the method that each one calls. */
export function mutationsOf(methods: Methods, keys: ResourceKeys) {
  const areRecords = 'modify' in methods;
  return Object.fromEntries(
    Object.entries(argumentsOf).flatMap(([name, toArguments]) => {
      const method = methods[name];
      if (!method) return [];
      const mutationFn = async (variables: Variables, { client }: MutationFunctionContext): Promise<unknown> => {
        const record = name === 'batch' ? keys.all : keys.record(variables.id);
        try {
          const result = await method(...toArguments(variables));
          // The response about a record is the record. One about a webhook is not, and may contain its secret.
          if (areRecords && result && name !== 'batch') await store(client, keys, result as VersionedRecord);
          // A page may still show what was deleted, so that it must not be requested again.
          else invalidate(client, record, name === 'delete' ? 'none' : 'active');
          return result;
        } catch (error) {
          // The change may have taken effect, or the record is not in the state that the caller assumed.
          invalidate(client, record);
          throw error;
        } finally {
          // Only the last of simultaneous changes reloads the lists: before, they lack changes that are still under way.
          if (runningMutations(client, keys.all) <= 1) invalidate(client, keys.lists);
        }
      };
      const options = { mutationKey: [...keys.all, name], mutationFn, retry: false, ...(!areRecords && { gcTime: 0 }) };
      return [[name, () => options]];
    }),
  );
}

/** Returns the number of running mutations, without those that wait for a connection: nobody may ever resume them. */
export const runningMutations = (client: QueryClient, mutationKey: QueryKey): number =>
  client.getMutationCache().findAll({ mutationKey, status: 'pending', predicate: ({ state }) => !state.isPaused })
    .length;

function invalidate(client: QueryClient, queryKey: QueryKey, refetchType: 'active' | 'none' = 'active'): void {
  void client.invalidateQueries({ queryKey, refetchType });
}

interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}

async function store(client: QueryClient, keys: ResourceKeys, record: VersionedRecord): Promise<void> {
  const queryKey = keys.record(record.id);
  // The response to an earlier request must not replace it.
  await client.cancelQueries({ queryKey });
  try {
    client.setQueryData<VersionedRecord>(queryKey, (cached) => later(cached ?? record, record));
  } catch {
    // A function of the application for the query failed, but the change has taken effect.
    invalidate(client, queryKey);
  }
  invalidate(client, [...queryKey, 'history']);
}

/** Returns the later version of a record, the other one of equal ones. Responses can arrive in another order than the service sent them. */
export const later = <T extends VersionedRecord>(one: T, other: T): T => (one.version > other.version ? one : other);
