import type { BatchResults, CallOptions, Client, CreateOptions } from '@worklane/client';
import type { NamedRecord, Resource } from '@worklane/contract';
import pLimit from 'p-limit';

/** A record of any kind. */
export interface AnyRecord extends NamedRecord {
  /** Members have none. */
  readonly version?: number;
}

export type AnyQuery = Readonly<Record<string, unknown>>;

/** The methods of the client for a collection, whichever it is. Members can only be read. */
export interface RecordMethods {
  list(query: AnyQuery, options: CallOptions): Promise<{ data: AnyRecord[]; next_cursor: string | null }>;
  get(id: number, options: CallOptions): Promise<AnyRecord>;
  history(
    id: number,
    query: AnyQuery,
    options: CallOptions,
  ): Promise<{ data: AnyRecord[]; next_cursor: string | null }>;
  create(record: object, options: CreateOptions): Promise<AnyRecord>;
  batch(
    batch: { items: readonly object[] },
    options: CreateOptions,
  ): Promise<{ results: readonly (BatchResults['results'][number] & { readonly record?: AnyRecord })[] }>;
}

export const recordMethods = (client: Client, { property }: Resource): RecordMethods =>
  client[property as keyof Client] as unknown as RecordMethods;

/** Requests of one tool call that are in progress at the same time. */
const maxRequests = 4;

/** Returns the results of a function for all items, in their order. */
export const concurrently = <Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => pLimit(maxRequests).map(items, run);
