import type { Resource } from '@worklane/contract';
import { useSearchParams } from 'react-router';
import type { AnyQuery } from '../../contract/collections.ts';

export interface RecordFilters {
  /** As the list takes them, `sort` too. */
  query: AnyQuery;
  get: (name: string) => string;
  set: (changes: Readonly<Record<string, string>>) => void;
  clear: () => void;
  active: boolean;
}

/** The filters and the order of a list, which stand in the address. */
export function useRecordFilters(resource: Resource): RecordFilters {
  const [search, setSearch] = useSearchParams();
  const given = filterNames(resource).flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    query: Object.fromEntries(given),
    get: (name) => search.get(name) ?? '',
    set: (changes) =>
      setSearch(
        (before) => {
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') before.delete(name);
            else before.set(name, value);
          }
          return before;
        },
        { replace: true },
      ),
    clear: () => setSearch({}, { replace: true }),
    active: given.some(([name]) => name !== 'sort'),
  };
}

/** The query parameters that the contract declares for the collection. */
const filterNames = ({ fields }: Resource): string[] => [
  'q',
  'sort',
  ...Object.entries(fields).flatMap(([name, { filter }]) => {
    if (filter === undefined) return [];
    return filter === 'range' ? [`${name}_from`, `${name}_to`] : [name];
  }),
];
