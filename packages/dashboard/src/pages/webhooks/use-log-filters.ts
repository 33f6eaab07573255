import type { WebhookLogQuery } from '@worklane/client';
import { useSearchParams } from 'react-router';

/** The filters that stand in the address. */
const names = ['status', 'event_type', 'created_at_from', 'created_at_to'] as const;
export type LogFilter = (typeof names)[number];

export interface LogFilters {
  query: WebhookLogQuery;
  get: (name: LogFilter) => string;
  set: (name: LogFilter, value: string) => void;
  active: boolean;
}

/** Which deliveries are asked for. */
export function useLogFilters(): LogFilters {
  const [search, setSearch] = useSearchParams();
  const given = names.flatMap((name) => (search.get(name) ? [[name, search.get(name)] as const] : []));
  return {
    // What is not in the contract is refused by the service, and shown.
    query: Object.fromEntries(given) as WebhookLogQuery,
    get: (name) => search.get(name) ?? '',
    set: (name, value) =>
      setSearch(
        (before) => {
          if (value === '') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    active: given.length > 0,
  };
}
