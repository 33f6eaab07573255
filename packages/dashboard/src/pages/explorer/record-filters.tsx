import type { Field, Resource } from '@worklane/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilterBar, type Filters, InputFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { fieldLabel, label } from '../../ui/labels.ts';
import styles from './explorer.module.css';

/** Keeps the query parameters that the contract declares for a collection in the URL. */
export const useRecordFilters = ({ fields }: Resource): Filters =>
  useFilters([
    'q',
    'sort',
    ...Object.entries(fields).flatMap(([name, { filter }]) => {
      if (filter === undefined) return [];
      return filter === 'range' ? [`${name}_from`, `${name}_to`] : [name];
    }),
  ]);

interface RecordFiltersProps {
  resource: Resource;
  filters: Filters;
}

/** Searches and filters a collection. Filters by enum are always shown, the others on request. */
export function RecordFilters({ resource: { fields, collection }, filters }: RecordFiltersProps) {
  const filterable = Object.entries(fields).filter(([, { filter }]) => filter !== undefined);
  const enums = filterable.filter(([, field]) => field.enum);
  const others = filterable.filter(([, field]) => !field.enum);
  const [expanded, setExpanded] = useState(() =>
    others.some(([name]) => filters.get(name) || filters.get(`${name}_from`)),
  );
  return (
    <FilterBar className={styles.filters}>
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
      {[...enums, ...(expanded ? others : [])].map(([name, field]) => (
        <RecordFilter key={name} name={name} field={field} filters={filters} />
      ))}
      <Button variant="text" small aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
        {expanded ? 'Show fewer filters' : 'Show more filters'}
      </Button>
      {filters.active && (
        <Button variant="text" small onClick={filters.clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}

function RecordFilter({ name, field, filters }: { name: string; field: Field; filters: Filters }) {
  const text = fieldLabel(name);
  const propsOf = (parameter: string) => ({
    value: filters.get(parameter),
    onChange: (value: string) => filters.set({ [parameter]: value }),
  });
  const options = field.enum ?? (field.type === 'boolean' ? ['true', 'false'] : undefined);
  if (options) return <SelectFilter label={text} options={options} optionLabel={label} {...propsOf(name)} />;
  if (field.filter !== 'range') {
    return <InputFilter label={field.type === 'integer' ? `${text} ID` : text} type="text" {...propsOf(name)} />;
  }
  const type = field.type === 'date' ? 'date' : 'datetime-local';
  return (
    <>
      <InputFilter label={`${text} from`} type={type} {...propsOf(`${name}_from`)} />
      <InputFilter label={`${text} to`} type={type} {...propsOf(`${name}_to`)} />
    </>
  );
}
