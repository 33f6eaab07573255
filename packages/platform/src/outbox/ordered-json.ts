import type { Resource } from '@worklane/contract';

/** JSON text of a record, or of some fields of one, in the order in which the contract declares them. */
export const orderedJson = (resource: Resource, record: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(resource.fields)
        .filter((name) => name in record)
        .map((name) => [name, record[name]]),
    ),
  );
