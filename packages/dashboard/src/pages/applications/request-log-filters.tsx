import { viaLabels } from '../../contract/via-labels.ts';
import { FilterBar, type Filters, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import styles from './request-log.module.css';
import { errorStatuses, statusLabel } from './request-log-entry.tsx';
import type { RequestFilters } from './request-log-queries.ts';

const names = [
  'request_id',
  'via',
  'status',
  'method',
  'path',
  'problem_code',
  'completed_at_from',
  'completed_at_to',
] as const satisfies (keyof RequestFilters)[];

type RequestLogFilterValues = Filters<(typeof names)[number]>;

/** Keeps the filters of the request log in the URL. The service reports an invalid value. */
export const useRequestLogFilters = (): RequestLogFilterValues => useFilters(names);

const statuses = ['2xx', '3xx', '4xx', '5xx', ...errorStatuses];
const ways = Object.keys(viaLabels);
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

interface RequestLogFiltersProps {
  filters: RequestLogFilterValues;
  live: boolean;
  onLiveChange: (live: boolean) => void;
}

export function RequestLogFilters({ filters, live, onLiveChange }: RequestLogFiltersProps) {
  const propsOf = (name: (typeof names)[number]) => ({
    value: filters.get(name),
    onChange: (value: string) => filters.set({ [name]: value.trim() }),
  });
  return (
    <FilterBar className={styles.filters}>
      <InputFilter label="Request ID" type="text" {...propsOf('request_id')} />
      <SelectFilter
        label="Sent through"
        options={ways}
        optionLabel={(via) => viaLabels[via as keyof typeof viaLabels] ?? via}
        {...propsOf('via')}
      />
      <SelectFilter label="Status" options={statuses} optionLabel={statusLabel} {...propsOf('status')} />
      <SelectFilter label="Method" options={methods} optionLabel={(method) => method} {...propsOf('method')} />
      <InputFilter label="Path starts with" type="text" {...propsOf('path')} />
      <InputFilter label="Problem code" type="text" {...propsOf('problem_code')} />
      <InputFilter label="From" type="datetime-local" {...propsOf('completed_at_from')} />
      <InputFilter label="To" type="datetime-local" {...propsOf('completed_at_to')} />
      <label className={styles.live}>
        <input type="checkbox" checked={live} onChange={(event) => onLiveChange(event.target.checked)} />
        Live
      </label>
    </FilterBar>
  );
}
