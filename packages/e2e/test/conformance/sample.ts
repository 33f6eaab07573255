import type { Result } from '@worklane/conformance';
import { type Operation, operations, type Resource, resources } from '@worklane/contract';

/** A task refers to tasks, an order has items, totals and an address, a presence has no `external_id`, and no request creates a member. */
const sampledKinds: readonly Resource['kind'][] = ['task', 'order', 'presence', 'member'];

const kinds = new Map(Object.values<Resource>(resources).map(({ collection, kind }) => [collection, kind]));
const byKind = Map.groupBy(Object.values<Operation>(operations), ({ path, collection }) =>
  path.includes('/webhooks') ? 'webhook' : kinds.get(collection ?? ''),
);

/** The ids of operations of these kinds, and of all that are not about the records of a kind. They have every check of the suite. */
export const sample: readonly (readonly [name: string, ids: readonly string[]])[] = [
  undefined,
  'webhook' as const,
  ...sampledKinds,
].map((kind) => [kind ? `operations on a ${kind}` : 'other operations', (byKind.get(kind) ?? []).map(({ id }) => id)]);

/** Returns the checks behind cases: their names without fields, examples and values. */
export const checksOf = (results: readonly Result[]): Set<string> =>
  new Set(
    results.map(({ case: name }) =>
      name
        .replace(/^(rejects|updates) \S+ (of another type|alone)$/, '$1 a field $2')
        .replace(/^(filters by|filters by a range of|searches|sorts by) \S+$/, '$1 a field')
        .replace(/^(rejects a body without|accepts the example|rejects another) \S+$/, '$1'),
    ),
  );
