import type { Field, Resource } from '@worklane/contract';
import { nameFields } from './collections.ts';

const most = 7;

/** The fields that a table of records shows: its name, its states, what it belongs to, its moments. */
export function columnsOf(resource: Resource): string[] {
  const entries = Object.entries(resource.fields);
  const those = (test: (field: Field, name: string) => boolean) =>
    entries.filter(([name, field]) => test(field, name)).map(([name]) => name);
  const references = resource.references.flatMap(({ path: [name, ...rest] }) =>
    name !== undefined && rest.length === 0 ? [name] : [],
  );
  const moments = those(({ type, filter, writable }) => /^date/.test(type) && filter === 'range' && writable);
  const chosen = [
    'id',
    ...nameFields(resource),
    ...those(({ enum: values }) => values !== undefined),
    ...references.slice(0, 2),
    ...moments.slice(0, 2),
  ];
  return [...new Set([...chosen.slice(0, most - 1), 'updated_at'])];
}
