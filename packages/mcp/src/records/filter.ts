import { parameterSerializers } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { suggestion } from '@worklane/contract/similar-name';
import { ToolError } from '../tool-error.ts';

/** Parameters of lists that are arguments of their own. */
export type Filter = Readonly<Record<string, unknown>>;

/** Returns the filters of the lists of a kind, by the names of their parameters. */
export function filtersOf({ fields }: Resource): string[] {
  const ofFields = Object.values(fields).flatMap(({ filters }) => filters);
  const isSearchable = Object.values(fields).some(({ searchable }) => searchable);
  return [...ofFields, 'ids', 'updated_since', ...(isSearchable ? ['q'] : [])];
}

/** Returns the sort orders of the lists of a kind; each can have a `-` in front. */
export const sortFieldsOf = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { sortable }]) => (sortable ? [name] : []));

/** @throws ToolError for a filter or a sort order that the kind does not have, and for a value that cannot be sent. The API validates the others. */
export function requireFilters(resource: Resource, filter: Filter, sort: string | undefined): void {
  const filters = filtersOf(resource);
  for (const name of Object.keys(filter)) requireName(resource, 'filter', name, filters);
  requireValues(filter);
  if (sort !== undefined) requireName(resource, 'sort order', sort.replace(/^-/, ''), sortFieldsOf(resource));
}

/** A filter that is left out selects everything, so that one by null or an empty list must be an error. */
function requireValues(filter: Filter): void {
  try {
    parameterSerializers.querySerializer(filter);
  } catch (error) {
    throw new ToolError(
      'invalid_parameter',
      (error as TypeError).message,
      'Use a value. To find records without one, use the filter with _empty at its end: {"assignee_id_empty": true}.',
    );
  }
}

function requireName({ collection }: Resource, what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new ToolError(
    'invalid_parameter',
    `Lists of ${collection} have no ${what} ${JSON.stringify(name)}.${suggestion(name, known)}`,
    `Use a ${what} of ${collection}: ${known.join(', ')}.`,
  );
}
