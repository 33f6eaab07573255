import type { Field, Resource } from '@worklane/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { fromLocal, toLocal } from '../../forms/local-moment.ts';
import { Button } from '../../ui/button.tsx';
import bar from '../../ui/filters.module.css';
import input from '../../ui/input.module.css';
import { fieldWords, words } from '../../ui/words.ts';
import styles from './record-filters.module.css';
import type { RecordFilters as Filters } from './use-record-filters.ts';

export interface RecordFiltersProps {
  resource: Resource;
  filters: Filters;
}

/** What a list is searched and filtered by, as the contract declares it: states at once, the rest on request. */
export function RecordFilters({ resource: { fields, collection }, filters }: RecordFiltersProps) {
  const filtered = Object.entries(fields).filter(([, { filter }]) => filter !== undefined);
  const [first, others] = [filtered.filter(([, field]) => field.enum), filtered.filter(([, field]) => !field.enum)];
  const [all, setAll] = useState(() => others.some(([name]) => filters.get(name) || filters.get(`${name}_from`)));
  return (
    <search className={`${bar.filters} ${styles.filters}`}>
      <label className={styles.search}>
        <span className="visually-hidden">Search {collection}</span>
        <Search aria-hidden />
        <input
          type="search"
          className={input.input}
          placeholder="Search"
          value={filters.get('q')}
          onChange={(event) => filters.set({ q: event.target.value })}
        />
      </label>
      {[...first, ...(all ? others : [])].map(([name, field]) => (
        <Filter key={name} name={name} field={field} filters={filters} />
      ))}
      <Button look="plain" small aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Fewer filters' : 'More filters'}
      </Button>
      {filters.active && (
        <Button look="plain" small onClick={filters.clear}>
          Clear
        </Button>
      )}
    </search>
  );
}

function Filter({ name, field, filters }: { name: string; field: Field; filters: Filters }) {
  const label = fieldWords(name);
  const values = field.enum ?? (field.type === 'boolean' ? ['true', 'false'] : undefined);
  if (values) {
    return (
      <label>
        {label}
        <select
          className={input.input}
          value={filters.get(name)}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        >
          <option value="">All</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {words(value)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const typed = (parameter: string, text: string, type: 'text' | 'date' | 'datetime-local') => (
    <label key={parameter}>
      {text}
      <input
        type={type}
        className={input.input}
        value={type === 'datetime-local' ? toLocal(filters.get(parameter)) : filters.get(parameter)}
        onChange={({ target }) =>
          filters.set({ [parameter]: type === 'datetime-local' ? fromLocal(target.value) : target.value })
        }
      />
    </label>
  );
  if (field.filter !== 'range') return typed(name, field.type === 'integer' ? `${label} id` : label, 'text');
  const type = field.type === 'date' ? 'date' : 'datetime-local';
  return [typed(`${name}_from`, `${label} from`, type), typed(`${name}_to`, `${label} to`, type)];
}
