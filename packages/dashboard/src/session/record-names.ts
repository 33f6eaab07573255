import { useQuery } from '@tanstack/react-query';
import type { Queries } from '@worklane/client/react-query';
import { type Resource, recordName, type Scope } from '@worklane/contract';
import { collectionOf, recordQueries } from '../contract/collections.ts';
import { useOrganization } from './organization.tsx';

/** The largest number of IDs of a list (`ids`). */
const maxIds = 200;

type LoadName = (id: number) => Promise<string | undefined>;

/** The loaders of an organization by collection. They have no state but the requests of the current turn. */
const loaders = new WeakMap<Queries, Map<string, LoadName>>();

/** Returns a function that loads the name of a record; those of a page are loaded in one request for each collection. */
function nameLoader(queries: Queries, resource: Resource): LoadName {
  const ofOrganization = loaders.get(queries) ?? new Map<string, LoadName>();
  loaders.set(queries, ofOrganization);
  const known = ofOrganization.get(resource.collection);
  if (known) return known;
  const load = batched(async (ids) => {
    const list = recordQueries(queries, resource).list({ ids: ids.toSorted((a, b) => a - b), limit: maxIds });
    const { data } = await list.queryFn({ signal: new AbortController().signal });
    return new Map(data.map((record) => [record.id, recordName(resource, record)]));
  }, maxIds);
  ofOrganization.set(resource.collection, load);
  return load;
}

/** Returns the key of the name of a record. It begins with that of the lists of the collection, which changes invalidate. */
export const nameKey = ({ keys }: Pick<ReturnType<typeof recordQueries>, 'keys'>, id: number | undefined) => [
  ...keys.lists,
  'name',
  id,
];

interface RecordName {
  /** Undefined while it loads, and for a record that does not exist or that one may not read. */
  name: string | undefined;
  pending: boolean;
}

/** Returns the name of a record. @param id undefined for none */
export function useRecordName(kind: string, id: number | undefined): RecordName {
  const { queries, can } = useOrganization();
  const resource = collectionOf(kind);
  const enabled = resource !== undefined && id !== undefined && can(resource.scopes.read as Scope);
  const { data, isLoading } = useQuery({
    queryKey: resource ? nameKey(recordQueries(queries, resource), id) : queries.key,
    // Objects, as undefined is not a value of a query.
    queryFn: async () => ({ name: resource && id !== undefined ? await nameLoader(queries, resource)(id) : undefined }),
    enabled,
    staleTime: 60_000,
  });
  return { name: data?.name, pending: isLoading };
}

/** Loads the values of IDs that have one. */
type LoadMany<T> = (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;

interface Waiting<T> {
  readonly id: number;
  readonly resolve: (value: T | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that loads the value of an ID, undefined if it has none. All IDs that are requested while a page
 * renders are loaded together, at most `most` at a time.
 */
export function batched<T>(load: LoadMany<T>, most: number): (id: number) => Promise<T | undefined> {
  let waiting: Waiting<T>[] = [];
  async function flush() {
    const requests = waiting;
    waiting = [];
    for (let start = 0; start < requests.length; start += most) {
      void settle(load, requests.slice(start, start + most));
    }
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ id, resolve, reject }) === 1) setTimeout(flush);
    });
}

async function settle<T>(load: LoadMany<T>, requests: readonly Waiting<T>[]): Promise<void> {
  try {
    const values = await load([...new Set(requests.map(({ id }) => id))]);
    for (const { id, resolve } of requests) resolve(values.get(id));
  } catch (error) {
    for (const { reject } of requests) reject(error);
  }
}
