import type { Resource } from '@worklane/contract';

/** Returns the errors of a row that refers to records of another organization. */
export type FindForeignReferences = (cells: readonly string[], body: object) => string[];

/**
 * Returns the check of a file that `worklane export` has written: its references are IDs in the organization of the column
 * `organization_id`. In another organization, they can be those of other records.
 * @param header empty if `--map` ignores that column, which turns the check off
 */
export function foreignReferencesOf(
  { references }: Resource,
  header: readonly string[],
  organizationId: number,
): FindForeignReferences {
  const column = header.indexOf('organization_id');
  return (cells, body) => {
    const organization = column === -1 ? '' : (cells[column] ?? '').trim();
    if (organization === '' || organization === String(organizationId)) return [];
    return references
      .filter(({ path }) => hasValue(body, path))
      .map(({ path }) => `/${path.join('/')} refers to a record of organization ${organization}`);
  };
}

function hasValue(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined && value !== null;
  if (typeof value !== 'object' || value === null) return false;
  if (name === '*') return Object.values(value).some((item) => hasValue(item, rest));
  return hasValue((value as Record<string, unknown>)[name], rest);
}
