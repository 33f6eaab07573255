import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fromLocalInput, toLocalInput } from './date-time.tsx';
import styles from './filters.module.css';
import input from './input.module.css';

export interface Filters<Name extends string = string> {
  /** The query parameters that the URL has. The service reports an empty or a repeated one, which no control writes. */
  query: Readonly<Partial<Record<Name, string>>>;
  /** Returns the value of a parameter; empty when it has none. */
  get: (name: Name) => string;
  /** Returns the value of a parameter, and what changes it, as the props of its control. */
  field: (name: Name) => Pick<FilterProps, 'value' | 'onChange'>;
  /** Changes parameters. An empty value removes one. */
  set: (changes: Readonly<Partial<Record<Name, string>>>) => void;
  clear: () => void;
  /** Whether the URL has any parameter except `sort`. */
  active: boolean;
}

/** Keeps the filters and the sort order of a list in the URL of the page. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [search, setSearch] = useSearchParams();
  // A change navigates, which takes time. A second change before the end must not bring back what the first one has removed.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const navigate = (next: URLSearchParams) => {
    latest.current = next;
    setSearch(next, { replace: true });
  };
  const get = (name: Name) => search.getAll(name).join();
  const given = names.filter((name) => search.has(name));
  const set = (changes: Readonly<Partial<Record<string, string>>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(next);
  };
  return {
    query: Object.fromEntries(given.map((name) => [name, get(name)])) as Filters<Name>['query'],
    get,
    field: (name) => ({ value: get(name), onChange: (value) => set({ [name]: value }) }),
    set,
    clear: () => navigate(new URLSearchParams()),
    active: given.some((name) => name !== 'sort'),
  };
}

export const FilterBar = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <search className={`${styles.filters} ${className}`}>{children}</search>
);

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface SelectFilterProps extends FilterProps {
  options: readonly string[];
  /** Returns the label of an option. */
  optionLabel: (option: string) => string;
  emptyLabel?: string;
}

export const SelectFilter = ({
  label,
  value,
  onChange,
  options,
  optionLabel,
  emptyLabel = 'All',
}: SelectFilterProps) => (
  <label>
    {label}
    <select className={input.input} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{emptyLabel}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {optionLabel(option)}
        </option>
      ))}
    </select>
  </label>
);

interface InputFilterProps extends FilterProps {
  type: 'text' | 'date' | 'datetime-local';
}

/** A filter by a typed value. A `datetime-local` value is shown in local time and filtered by in UTC. */
export function InputFilter({ label, type, value, onChange }: InputFilterProps) {
  const local = type === 'datetime-local';
  return (
    <label>
      {label}
      <input
        type={type}
        className={input.input}
        value={local ? toLocalInput(value) : value}
        onChange={({ target }) => onChange(local ? fromLocalInput(target.value) : target.value)}
      />
    </label>
  );
}

interface LiveFilterProps {
  live: boolean;
  onChange: (live: boolean) => void;
}

/** Whether a list shows new entries as they come. */
export const LiveFilter = ({ live, onChange }: LiveFilterProps) => (
  <label className={styles.live}>
    <input type="checkbox" checked={live} onChange={(event) => onChange(event.target.checked)} />
    Live
  </label>
);
