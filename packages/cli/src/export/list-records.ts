import type { CallOptions } from '@worklane/client';
import { operations, type Resource } from '@worklane/contract';
import { UsageError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { suggestion } from '../suggestion.ts';

type Query = Readonly<Record<string, string | number>>;
type Iterate = (query: Query, options: CallOptions) => AsyncIterable<object>;

/** The largest page. */
const limit = 200;

/** Parameters that are not filters. */
const paging = new Set(['limit', 'cursor']);

/**
 * Parses the option `--filter`, whose names are the query parameters of the list.
 * @throws UsageError
 */
export function parseFilters({ collection }: Resource, options: readonly string[]): Query {
  const names = filterNames(collection);
  const filters: Record<string, string> = {};
  for (const option of options) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(option) ?? [];
    if (name === undefined || value === undefined) throw new UsageError(`Invalid --filter ${option}. Use name=value.`);
    if (!names.includes(name)) {
      throw new UsageError(
        `Unknown filter "${name}" of ${collection}.${suggestion(name, names)} The filters are: ${names.join(', ')}.`,
      );
    }
    if (name in filters) throw new UsageError(`Invalid --filter ${option}. A filter can be given only once.`);
    filters[name] = value;
  }
  return filters;
}

function filterNames(collection: string): string[] {
  const list = Object.values(operations).find(
    (operation) =>
      operation.method === 'get' &&
      'collection' in operation &&
      operation.collection === collection &&
      isList(operation),
  );
  return (list?.parameters ?? []).flatMap(({ name, in: place }) =>
    place === 'query' && !paging.has(name) ? [name] : [],
  );
}

const isList = ({ path }: { readonly path: string }): boolean => !path.endsWith('}');

/** Returns all records of a collection, oldest first unless the filters sort them. */
export function listRecords(
  { client }: Session,
  { property, fields }: Resource,
  filters: Query,
  signal: AbortSignal,
): AsyncIterable<object> {
  const records = (client as unknown as Record<string, { iterate: Iterate }>)[property];
  if (!records) throw new Error(`The client has no ${property}.`);
  const sort = fields.created_at?.sortable ? { sort: 'created_at' } : {};
  return records.iterate({ ...sort, ...filters, limit }, { signal });
}
